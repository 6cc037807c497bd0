import { contact, form, type Mistake } from "./mistake";

/** The questions of a form. */
export const forms: readonly Mistake[] = [
  [
    "a form that does not exist",
    { [contact]: ["form: contact", "form: enquiry"] },
    ['content/shared/contact.md:5:7  form — there is no form "enquiry". Its file would be content/forms/enquiry.md'],
  ],
  [
    "a question with a name that forms use themselves",
    { [form]: ["name: size", "name: submit"] },
    [
      'content/forms/contact.md:11:11  questions[1].name — "submit" means something else in a form: choose another name',
    ],
  ],
  [
    "a choice without options",
    { [form]: ['    options: ["1-5", "6-20"]\n', ""] },
    [
      'content/forms/contact.md:11:5  questions[1].options — missing. A question of the kind "choice" needs the answers to choose from',
    ],
  ],
  [
    "options without a choice",
    { [form]: ["    rows: 4", "    options: [a, b]"] },
    ['content/forms/contact.md:18:5  questions[2].options — is only for questions of the kind "choice": remove it'],
  ],
  [
    "rows without several lines",
    { [form]: ["    required: true", "    required: true\n    rows: 4"] },
    ['content/forms/contact.md:9:5  questions[0].rows — is only for questions of the kind "lines": remove it'],
  ],
  [
    "an option offered twice",
    { [form]: ['"6-20"', '"1-5"'] },
    ['content/forms/contact.md:14:22  questions[1].options[1] — "1-5" is offered twice'],
  ],
  [
    "two questions with one name",
    { [form]: ["name: size", "name: email"] },
    ['content/forms/contact.md:11:11  questions[1].name — "email" is used twice: one answer would be lost'],
  ],
  [
    "a required question without words for its absence",
    { [form]: ["    missing: Enter your email address\n", ""] },
    [
      "content/forms/contact.md:5:5  questions[0].missing — missing. A required question needs words for when its answer is missing",
    ],
  ],
  [
    "an email question without words for other answers",
    { [form]: ["    invalid: Enter an email address\n", ""] },
    [
      'content/forms/contact.md:5:5  questions[0].invalid — missing. A question of the kind "email" needs words for an answer that is no email address',
    ],
  ],
  [
    "a limit without words for a longer answer",
    { [form]: ["    rows: 4", "    rows: 4\n    maxLength: 2000"] },
    [
      'content/forms/contact.md:15:5  questions[2].tooLong — missing. A question with "maxLength" needs words for an answer that is too long',
    ],
  ],
];
