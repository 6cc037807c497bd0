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
  const { endpoint: shared, cors } = company.delivery;
  const url = form.endpoint ?? shared ?? "";
  return {
    formProps: { method: "post", action: url },
    hiddenFields: { _subject: form.subject },
    honeypot: { name: "_gotcha", subject: "_subject" },
    ...(cors && {
      send: async ({ data }) => {
        const result = await post(url, data, { headers: { Accept: "application/json" }, redirect: "manual" });
        return "status" in result ? result : outcomeOf(result.response, result.text, form.questions);
      },
    }),
  };
}

/**
 * An enquiry has arrived if a 2xx with a JSON object confirms it. Only a 4xx is about the answers, so only its errors are shown at the
 * questions; the visitor cannot correct others in the form.
 */
function outcomeOf(response: Response, text: string, questions: FormProps["form"]["questions"]): Outcome {
  const body = parse(text);
  const { ok, status, type } = response;
  // An opaque redirect may lead to a thank-you page or an error page.
  const verdict = type === "opaqueredirect" ? "unclear" : ok ? verdictIn(body) : "no";
  if (verdict === "yes") return { status: "sent" };
  if (verdict === "unclear") return { status: "failed", reason: "unclear" };

  const errors = new Map<string, string>();
  const notes = new Set<string>();
  for (const { question: name, message } of reportedErrors(body)) {
    const question = status >= 400 && status < 500 ? questions.find((one) => one.name === name) : undefined;
    const text = message || question?.invalid || question?.missing;
    if (text && !question) notes.add(text);
    if (text && question && !errors.has(question.name)) errors.set(question.name, text);
  }
  if (errors.size > 0) return { status: "invalid", errors, notes: [...notes] };
  return refused(response, [...notes]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
