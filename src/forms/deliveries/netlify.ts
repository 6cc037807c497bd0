import type { FormProps } from "../enquiry";
import type { Delivery } from "./delivery";
import { post, refused } from "./post";

/** The address that Netlify takes the form at, and the page that a visitor without JavaScript lands on. */
const landing = "/thanks";
const honeypot = "_gotcha";

/**
 * Netlify Forms, https://docs.netlify.com/forms/setup/: found in the built HTML by its attributes, sent url-encoded (JSON is
 * dropped there silently). An enquiry has arrived if the response is a 2xx at the landing page.
 */
export const netlify = ({ form: { slug, subject } }: FormProps): Delivery => ({
  formProps: { method: "post", action: landing, name: slug, "data-netlify": "true", "data-netlify-honeypot": honeypot },
  hiddenFields: { "form-name": slug, subject },
  honeypot,
  send: async ({ data }) => {
    const answer = await post(landing, data);
    if ("status" in answer) return answer;
    const { ok, url } = answer.response;
    return ok && pathOf(url) === landing ? { status: "sent" } : refused(answer.response);
  },
});

/** Hosts differ in how they end a page's address: "/thanks/" and "/thanks.html" are the same page. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/(\.html|\/)$/, "");
