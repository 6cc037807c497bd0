import { fitsMail, mailto, type FormProps } from "../enquiry";
import type { Delivery } from "./delivery";

/**
 * Opens the enquiry in the visitor's own email app. A page cannot know whether one opened or the visitor sent it, so success is never
 * claimed. A text too long for a `mailto:` address is shown to copy.
 */
export const email = ({ form: { recipient, subject } }: FormProps): Delivery => ({
  formProps: {},
  // On the button: browsers warn of a form whose own action is a `mailto:` address as insecure.
  buttonProps: { formMethod: "post", formEncType: "text/plain", formAction: mailto(recipient, { subject }) },
  hiddenFields: {},
  send: ({ draft }) => {
    if (!fitsMail(draft)) return { status: "copy" };
    location.assign(draft.href);
    return { status: "opened" };
  },
});
