import { Form } from "../forms/form";
import type { FormProps } from "../forms/enquiry";

/** A form as complete HTML, with its props for hydration; plugins/gatsby-plugin-static-pages moves them into a file. */
export function FormIsland({ id, form, company: { phone, delivery } }: FormProps) {
  const props: FormProps = { id, form, company: { phone, delivery } };
  return (
    <div data-island={JSON.stringify(props)}>
      <Form {...props} />
    </div>
  );
}
