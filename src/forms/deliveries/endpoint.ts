import type { FormProps } from "../enquiry";
import type { Outcome } from "../state";
import { reportedErrors, verdictIn } from "./response";
import type { Delivery } from "./delivery";
import { post, refused } from "./post";

/**
 * Any URL that accepts a form's POST. If scripts may read its responses (`cors`), requests JSON (`Accept: application/json`), which
 * Formspree, Basin and others return. Otherwise the browser sends the form, and shows the service's page.
 */
export function endpoint({ form, company }: FormProps): Delivery {
  const { endpoint: shared, cors, hiddenFields, redirectOrigins } = company.delivery;
  const url = form.endpoint ?? shared ?? "";
  // Google Apps Script redirects to its response.
  const redirect = redirectOrigins ? "follow" : "manual";
  return {
    formProps: { method: "post", action: url },
    hiddenFields: {
      ...Object.fromEntries(hiddenFields.map(({ name, value }) => [name, value])),
      _subject: form.subject,
    },
    honeypot: { name: "_gotcha", subject: "_subject" },
    ...(cors && {
      send: async ({ data }) => {
        const response = await post(url, data, { headers: { Accept: "application/json" }, redirect });
        return "reason" in response ? response : outcomeOf(response, form.questions);
      },
    }),
  };
}

/**
 * An enquiry has arrived if a 2xx with a JSON object confirms it. Visitors see only a 4xx's errors about questions: others, for example
 * "Needs activation", are for the owner.
 */
async function outcomeOf(response: Response, questions: FormProps["form"]["questions"]): Promise<Outcome> {
  // Without complete JSON, the status still counts.
  const body: unknown = await response.json().catch(() => undefined);
  const { ok, status, type } = response;
  // An opaque redirect may lead to a thank-you page or an error page.
  const verdict = type === "opaqueredirect" ? "unclear" : ok ? verdictIn(body) : "no";
  if (verdict === "yes") return { status: "sent" };
  if (verdict === "unclear") return { status: "failed", reason: "unclear" };

  const errors = new Map<string, string>();
  const reported = status >= 400 && status < 500 ? reportedErrors(body) : [];
  for (const { question: name, message } of reported) {
    const question = questions.find((one) => one.name === name);
    const text = message || question?.invalid || question?.missing;
    if (text && question && !errors.has(question.name)) errors.set(question.name, text);
  }
  return errors.size > 0 ? { status: "invalid", errors } : refused(response);
}
