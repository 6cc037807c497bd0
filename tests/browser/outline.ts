import { footerLinks, labels, listIn, said, textIn, type ExpectedPage, type Link } from "../expected";

/** A text as Playwright's outline writes it. */
const quoted = (text: string): string => JSON.stringify(text);

const linkList = (links: readonly Link[], indent: string): string =>
  links.map(([words]) => `${indent}- listitem:\n${indent}  - link ${quoted(words)}`).join("\n");

/** What the main part says to somebody who jumps from heading to heading and from question to question. */
const main = ({ sections }: ExpectedPage): string =>
  sections
    .flatMap(({ heading, form }, at) => {
      const questions = listIn(form?.questions).map(
        (question) => `  - ${question.kind === "choice" ? "group" : "textbox"} /${textIn(question, "label")}/`,
      );
      return [
        ...(heading ? [`  - heading ${quoted(heading)} [level=${at === 0 ? 1 : 2}]`] : []),
        ...questions,
        ...(questions.length ? ["  - button"] : []),
      ];
    })
    .join("\n");

/** What somebody hears who has the page read out and jumps from landmark to landmark and from heading to heading. */
export const outline = (page: ExpectedPage): string => `
- link ${quoted(textIn(labels, "skip"))}
- banner:
  - link ${quoted(said("{company}"))}
  - navigation:
    - list:
${linkList(page.navigation, "      ")}
- main:
${main(page)}
- contentinfo:
  - paragraph
  - navigation:
    - heading [level=2]
    - list:
${linkList(footerLinks, "      ")}
  - heading [level=2]
  - term
  - definition:
    - link ${quoted(said("{phone}"))}
  - term
  - definition:
    - link ${quoted(said("{email}"))}
`;
