/** What several section tests show: a photo as gatsby-plugin-image describes it, and the company's facts. */

export const photo = {
  alt: "A Victorian terrace",
  gatsbyImageData: {
    layout: "fullWidth",
    width: 1,
    height: 1,
    images: {
      fallback: {
        src: "https://photos.example.com/terrace?w=800",
        srcSet: "https://photos.example.com/terrace?w=400 400w, https://photos.example.com/terrace?w=800 800w",
        sizes: "50vw",
      },
    },
  },
} as const;

export const company = {
  established: 2024,
  coverage: "Nationwide UK Coverage",
  phone: "020 7946 0123",
  hours: "Monday to Friday, 9am to 5pm",
  address: { street: "1 Sample Street", town: "London", postcode: "ZZ1 1ZZ", country: "United Kingdom" },
  labels: { established: "Est.", phone: "Phone", email: "Email", hours: "Hours", address: "Address" },
  delivery: { by: "email", endpoint: null, cors: null },
} as const;

const question = {
  hint: null,
  required: true,
  autocomplete: null,
  maxLength: null,
  rows: null,
  options: null,
  missing: null,
  invalid: null,
  tooLong: null,
};
export const form = {
  name: "partnership",
  recipient: "partners@example.com",
  endpoint: null,
  subject: "Partnership & more",
  submit: "Send enquiry",
  html: '<p>See our <a href="/privacy">privacy notice</a>.</p>',
  questions: [
    { ...question, name: "full-name", label: "Full name", kind: "text", autocomplete: "name", maxLength: 100 },
    { ...question, name: "email", label: "Email address", hint: "Our answer goes here", kind: "email" },
    {
      ...question,
      name: "properties",
      label: "Number of properties",
      kind: "choice",
      required: false,
      options: ["1-5", "50+"],
    },
    {
      ...question,
      name: "message",
      label: "Message",
      hint: "What it is about",
      kind: "lines",
      maxLength: 2000,
      rows: 4,
    },
  ],
  messages: {
    problem: "There is a problem",
    titlePrefix: "Error: ",
    optional: "optional",
    limit: "Up to {n} characters",
    noAnswer: "No answer",
    left: "{n} characters left",
    over: "{n} characters too many",
    sending: "Sending",
    sent: "Thank you",
    sentText: "It has reached us.",
    unsent: "What you changed meanwhile was not sent.",
    opened: "Your email app should have opened",
    openedText: "Press send there.",
    copy: "Please copy your text",
    copyText: "It is too long for an email app.",
    copyButton: "Copy the text",
    copied: "Copied",
    edit: "Change the text",
    offline: "The network did not answer.",
    unanswered: "It may not have been sent.",
    unconfirmed: "No answer came in time.",
    unclear: "We could not tell.",
    failed: "The server did not accept it.",
    waitSeconds: "Try again in {n} seconds.",
    wait: "Try again later.",
    retry: "Try again",
    otherwise: "Or reach us another way:",
    mailLink: "email us this text",
    honeypot: "Leave this field empty",
  },
} as const;
