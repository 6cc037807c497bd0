import { Form } from "../forms/form";
import type { FormProps } from "../forms/enquiry";

/** A form that wakes in the browser: complete HTML, with the words that it needs when awake. `plugins/gatsby-plugin-static-pages` puts those into a file. */
export function FormIsland({ id, form, company: { phone, delivery } }: FormProps) {
  const props: FormProps = { id, form, company: { phone, delivery } };
  return (
    <div data-island={JSON.stringify(props)}>
      <Form {...props} />
    </div>
  );
}
