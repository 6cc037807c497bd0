import type { Enquiry, FormProps } from "../enquiry";
import type { Outcome } from "../state";
import { email } from "./email";
import { endpoint } from "./endpoint";
import { netlify } from "./netlify";

export interface Delivery {
  /** Attributes of the form, for browsers without JavaScript. */
  readonly formProps: Readonly<Record<string, string>>;
  /** The same for the submit button. */
  readonly buttonProps?: Readonly<Record<string, string>>;
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** The name of the honeypot field, which autofill must ignore, and that of the hidden field with the subject. */
  readonly honeypot?: { readonly name: string; readonly subject: string };
  /** Sends the enquiry by script. If it throws, the outcome is unknown. Without it, the browser sends the form. */
  readonly send?: (enquiry: Enquiry) => Outcome | Promise<Outcome>;
}

const methods: Record<Queries.DeliveryMethod, (props: FormProps) => Delivery> = { email, netlify, endpoint };

export const deliveryOf = (props: FormProps): Delivery => methods[props.company.delivery.method](props);
