import type { FormProps } from "../enquiry";
import type { Delivery } from "./delivery";
import { post, refused } from "./post";

/** The form's action, and the page that visitors without JavaScript get. */
const landing = "/thanks";
const honeypot = "_gotcha";

/**
 * Netlify Forms (https://docs.netlify.com/forms/setup/) finds the form in the built HTML by its attributes, and silently drops JSON. An
 * enquiry has arrived if the response is a 2xx of the landing page.
 */
export const netlify = ({ form: { slug, subject } }: FormProps): Delivery => ({
  formProps: { method: "post", action: landing, name: slug, "data-netlify": "true", "data-netlify-honeypot": honeypot },
  hiddenFields: { "form-name": slug, subject },
  honeypot,
  send: async ({ data }) => {
    const result = await post(landing, data);
    if ("status" in result) return result;
    const { ok, url } = result.response;
    return ok && pathOf(url) === landing ? { status: "sent" } : refused(result.response);
  },
});

/** "/thanks", "/thanks/" and "/thanks.html" are the same page. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/(\.html|\/)$/, "");
