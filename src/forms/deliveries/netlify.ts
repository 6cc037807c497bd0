import { href } from "../../components/links/href";
import type { FormProps } from "../enquiry";
import type { Delivery } from "./delivery";
import { post, refused } from "./post";

const honeypot = "_gotcha";

/**
 * Netlify Forms (https://docs.netlify.com/forms/setup/) finds the form in the built HTML by its attributes, and silently drops JSON. An
 * enquiry has arrived if the response is a 2xx of the form's action, the page that visitors without JavaScript get.
 */
export const netlify = ({ form: { slug, subject } }: FormProps): Delivery => {
  const action = href("/thanks");
  return {
    formProps: { method: "post", action, name: slug, "data-netlify": "true", "data-netlify-honeypot": honeypot },
    hiddenFields: { "form-name": slug, subject },
    honeypot: { name: honeypot, subject: "subject" },
    send: async ({ data }) => {
      const response = await post(action, data);
      if ("reason" in response) return response;
      return response.ok && pathOf(response.url) === action ? { status: "sent" } : refused(response);
    },
  };
};

/** "/thanks", "/thanks/" and "/thanks.html" are the same page. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/(\.html|\/)$/, "");
