import { graphql } from "gatsby";
import { phoneLink } from "../components/details/phone-link";
import { fitsMail, type FormProps, type Letter } from "./enquiry";
import { TextToCopy } from "./text-to-copy";

interface Props {
  readonly letter: Letter;
  readonly messages: FormProps["form"]["messages"];
  readonly phone: string;
}

/** How else to reach the company with the same words: by mail, written out or to be pasted, and by phone. */
export function OtherWays({ letter, messages, phone }: Props) {
  const fits = fitsMail(letter);
  return (
    <>
      <p>{messages.otherwise}</p>
      <ul>
        <li>
          <a href={fits ? letter.href : withoutBody(letter.href)}>{messages.mailLink}</a>
        </li>
        <li>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      </ul>
      {!fits && <TextToCopy text={letter.text} messages={messages} />}
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
