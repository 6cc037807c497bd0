/** The words of a form, and where its enquiries go. All of it is content. */
export interface FormProps {
  /** What the ids of its fields begin with. No other form of the page has it. */
  readonly id: string;
  readonly form: Queries.FormFieldsFragment;
  readonly company: Queries.FormCompanyFragment;
}

/** A visitor's answers, ready to travel. */
export interface Enquiry {
  /** By the questions' names, with what the delivery sends along unseen. */
  readonly data: FormData;
  readonly letter: Letter;
}

/** An enquiry as something that a person sends by hand. */
export interface Letter {
  /** Every answer under its question, lines ended by "\n". */
  readonly text: string;
  /** Opens an email app with all of it written out. */
  readonly href: string;
}

/** Email apps and the systems that open them cut longer addresses; counted in characters, encoded. */
const longest = 1800;

export const fitsMail = ({ href }: Letter): boolean => href.length <= longest;

/** Writes an enquiry out as a mail to the form's recipient. Questions without an answer are left out. */
export function writeLetter({ recipient, subject, questions }: FormProps["form"], data: FormData): Letter {
  const text = questions
    .map(({ name, label, kind }) => ({ label, value: textIn(data, name), gap: kind === "lines" ? "\n" : " " }))
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

/** Line ends as browsers and mails send them. */
export const crlf = (text: string): string => text.replace(/\r\n|\r|\n/g, "\r\n");

export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Whether a form said the same at two times. */
export const sameAnswers = (a: FormData, b: FormData): boolean => JSON.stringify([...a]) === JSON.stringify([...b]);
