import { fitsMail, mailto, type FormProps } from "../enquiry";
import type { Delivery } from "./delivery";

/**
 * Opens the enquiry in the visitor's email app. A page cannot know whether the app opened, or whether the visitor sent the email, so it
 * never claims success. The visitor copies a text that is too long for a `mailto:` URL.
 */
export const email = ({ form: { recipient, subject } }: FormProps): Delivery => ({
  formProps: {},
  // On the button: browsers warn that a form with a `mailto:` action is insecure.
  buttonProps: { formMethod: "post", formEncType: "text/plain", formAction: mailto(recipient, { subject }) },
  hiddenFields: {},
  send: ({ draft }) => {
    if (!fitsMail(draft)) return { status: "copy" };
    location.assign(draft.href);
    return { status: "opened" };
  },
});
