import type { FormProps } from "../enquiry";
import type { Delivery } from "./delivery";
import { email } from "./email";
import { endpoint } from "./endpoint";
import { netlify } from "./netlify";

const deliveries = { email, netlify, endpoint } satisfies Record<string, (props: FormProps) => Delivery>;

/** The site's delivery method. */
export const deliveryOf = (props: FormProps): Delivery => deliveries[props.company.delivery.method](props);
