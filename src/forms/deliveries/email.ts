import { fitsMail, mailto, type FormProps } from "../enquiry";
import type { Delivery } from "./delivery";

/**
 * Writes the enquiry out in the visitor's own email app. Whether one opened, and whether the visitor then sends, nobody
 * can tell, so success is never claimed. A text too long for it is shown to be copied.
 */
export const email = ({ form: { recipient, subject } }: FormProps, open = openAddress): Delivery => ({
  native: {},
  // On the button: on the form itself, browsers report the address of a mail as an insecure target.
  button: { formMethod: "post", formEncType: "text/plain", formAction: mailto(recipient, { subject }) },
  unseen: {},
  send: ({ letter }) => {
    if (!fitsMail(letter)) return { is: "copy" };
    open(letter.href);
    return { is: "opened" };
  },
});

const openAddress = (address: string): void => location.assign(address);
