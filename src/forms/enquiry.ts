/** The words of a form, and where its enquiries go. All of it is content. */
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
  /** A `mailto:` address that holds all of it. */
  readonly href: string;
}

/** Email apps and the systems that open them truncate longer addresses. In characters, encoded. */
const longest = 1800;

export const fitsMail = ({ href }: EmailDraft): boolean => href.length <= longest;

/** Writes an enquiry out as an email to the form's recipient, without unanswered questions. */
export function draftEmail({ recipient, subject, questions }: FormProps["form"], data: FormData): EmailDraft {
  const text = questions
    .map(({ name, label, type }) => ({ label, value: answerIn(data, name), gap: type === "textarea" ? "\n" : " " }))
    .filter(({ value }) => value !== "")
    .map(({ label, value, gap }) => `${label}:${gap}${value}`)
    .join("\n\n");
  return { text, href: mailto(recipient, { subject, body: crlf(text) }) };
}

/** The address of a new mail, RFC 6068. */
export function mailto(recipient: string, headers: { subject: string; body?: string }): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(recipient).replace("%40", "@")}?${fields.join("&")}`;
}

/** Line ends as HTML forms and emails have them. */
export const crlf = (text: string): string => text.replace(/\r\n|\r|\n/g, "\r\n");

export const answerIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Whether two states of a form hold the same answers. */
export const sameAnswers = (a: FormData, b: FormData): boolean => JSON.stringify([...a]) === JSON.stringify([...b]);
