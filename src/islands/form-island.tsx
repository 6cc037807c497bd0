import { Form } from "../forms/form";
import type { FormProps } from "../forms/enquiry";

/** A form with its props for hydration, which gatsby-plugin-static-pages moves to a file. */
export function FormIsland({ id, form, company: { phone, delivery } }: FormProps) {
  const props: FormProps = { id, form, company: { phone, delivery } };
  return (
    <div data-island={JSON.stringify(props)}>
      <Form {...props} />
    </div>
  );
}
