/** The content of a form, and the company's settings for its delivery. */
export interface FormProps {
  /** Prefix of its fields' ids, unique in the page. */
  readonly id: string;
  readonly form: Queries.FormFieldsFragment;
  readonly company: Queries.FormCompanyFragment;
}

/** A visitor's answers, ready to send. */
export interface Enquiry {
  /** By the questions' names, with the delivery's hidden fields. */
  readonly data: FormData;
  readonly draft: EmailDraft;
}

/** An enquiry as an email that the visitor sends. */
export interface EmailDraft {
  /** Every answer under its question, lines ended by "\n". */
  readonly text: string;
  /** A `mailto:` URL with all of the text. */
  readonly href: string;
}

/** In encoded characters. Email apps and operating systems truncate longer URLs. */
const longest = 1800;

export const fitsMail = ({ href }: EmailDraft): boolean => href.length <= longest;

/** Drafts an email to the form's recipient, without unanswered questions. */
export function draftEmail({ recipient, subject, questions }: FormProps["form"], data: FormData): EmailDraft {
  const text = questions
    .map(({ name, label, type }) => ({ label, value: answerIn(data, name), gap: type === "textarea" ? "\n" : " " }))
    .filter(({ value }) => value !== "")
    .map(({ label, value, gap }) => `${label}:${gap}${value}`)
    .join("\n\n");
  return { text, href: mailto(recipient, { subject, body: crlf(text) }) };
}

/** The URL of a new email: RFC 6068. */
export function mailto(recipient: string, headers: { subject: string; body?: string }): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(recipient).replace("%40", "@")}?${fields.join("&")}`;
}

/** The line ends of HTML forms and emails. */
export const crlf = (text: string): string => text.replace(/\r\n|\r|\n/g, "\r\n");

const answerIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};
