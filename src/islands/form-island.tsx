import { Island } from "../../plugins/gatsby-plugin-static-pages/island-element";
import { Form } from "../forms/form";
import type { FormProps } from "../forms/enquiry";

/** A form that a script hydrates, with only the props that it needs. */
export const FormIsland = ({ id, form, company: { phone, delivery } }: FormProps) => (
  <Island component={Form} props={{ id, form, company: { phone, delivery } }} />
);
