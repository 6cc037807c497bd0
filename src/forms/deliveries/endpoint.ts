import type { FormProps } from "../enquiry";
import type { Outcome } from "../state";
import { reportedErrors, verdictIn } from "./response";
import type { Delivery } from "./delivery";
import { post, refused } from "./post";

/**
 * Any address that takes a form's POST. If scripts may read its responses (`cors`), it is asked for JSON (`Accept: application/json`),
 * as Formspree, Basin and the like return. Otherwise the browser sends, and the service decides what the visitor sees next.
 */
export function endpoint({ form, company }: FormProps): Delivery {
  const { endpoint: shared, cors } = company.delivery;
  const address = form.endpoint ?? shared ?? "";
  return {
    formProps: { method: "post", action: address },
    hiddenFields: { _subject: form.subject },
    honeypot: "_gotcha",
    ...(cors && {
      send: async ({ data }) => {
        const answer = await post(address, data, { headers: { Accept: "application/json" }, redirect: "manual" });
        return "status" in answer ? answer : outcomeOf(answer, form.questions, data);
      },
    }),
  };
}

/**
 * An enquiry has arrived if a 2xx with a JSON object confirms it. Only a 4xx is about the answers, so only its errors are shown at the
 * questions; the visitor cannot correct others in the form.
 */
function outcomeOf(
  { response, text }: { response: Response; text: string },
  questions: FormProps["form"]["questions"],
  sent: FormData,
): Outcome {
  const body = parse(text);
  const { ok, status, type } = response;
  // An opaque redirect may lead to a page of thanks or of an error.
  const verdict = type === "opaqueredirect" ? "unclear" : ok ? verdictIn(body, sent) : "no";
  if (verdict === "yes") return { status: "sent" };
  if (verdict === "unclear") return { status: "failed", reason: "unclear" };

  const mistakes = new Map<string, string>();
  const notes = new Set<string>();
  const names = status >= 400 && status < 500 ? questions.map(({ name }) => name) : [];
  for (const { question: name, message } of reportedErrors(body, names, sent)) {
    const question = questions.find((one) => one.name === name);
    const told = message || question?.invalid || question?.missing;
    if (!told) continue;
    if (!question) notes.add(told);
    else if (!mistakes.has(question.name)) mistakes.set(question.name, told);
  }
  if (mistakes.size > 0) return { status: "invalid", mistakes, notes: [...notes] };
  return refused(response, [...notes]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
