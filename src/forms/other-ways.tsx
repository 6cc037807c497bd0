import { graphql } from "gatsby";
import { phoneLink } from "../components/contact-details/phone-link";
import { fitsMail, type FormProps, type EmailDraft } from "./enquiry";
import { TextToCopy } from "./text-to-copy";

interface Props {
  readonly draft: EmailDraft;
  readonly messages: FormProps["form"]["messages"];
  readonly phone: string;
}

/** Other ways to reach the company: an email draft, or a text to paste into one, and the phone. */
export function OtherWays({ draft, messages, phone }: Props) {
  const fits = fitsMail(draft);
  return (
    <>
      <p>{messages.otherwise}</p>
      <ul>
        <li>
          <a href={fits ? draft.href : withoutBody(draft.href)}>{messages.mailLink}</a>
        </li>
        <li>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      </ul>
      {!fits && <TextToCopy text={draft.text} messages={messages} />}
    </>
  );
}

const withoutBody = (mail: string): string => mail.replace(/&body=.*/, "");

export const fragment = graphql`
  fragment OtherWaysMessages on FormMessages {
    otherwise
    mailLink
    ...TextToCopyMessages
  }
`;
