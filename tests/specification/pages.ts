/** What the owner ordered for each page, to hold the built site against. Tokens are those of content/site.md; {town} is its town. */
export interface PageSpecification {
  path: string;
  /** The top bar's links, in order: words and target. */
  navigation: readonly Link[];
  /** The sections from top to bottom. */
  sections: readonly SectionSpecification[];
}

export type Link = readonly [text: string, to: string];

export interface SectionSpecification {
  /** The main heading for a page's first section, the second-level one for the others; none for the quote. */
  heading?: string;
  anchor?: string;
  /** The third-level headings in the section, in order, or their number. */
  entries?: readonly string[] | number;
  /** The number of bullets in each list of the section. */
  bullets?: number;
  /** Links that the section has among others. */
  links?: readonly Link[];
  /** Whether the entries are numbered 01, 02 and so on. */
  numbered?: boolean;
  /** Words that stand in the section. */
  words?: readonly string[];
}

const pages = (...paths: string[]): Link[] =>
  [
    ["Home", "/"],
    ["About", "/about"],
    ["Services", "/services"],
    ["Agents", "/agents"],
  ].flatMap(([text, to]) => (text && to && paths.includes(to) ? [[text, to] as const] : []));

const home: PageSpecification = {
  path: "/",
  navigation: [
    ["Home", "#home"],
    ...pages("/about", "/services", "/agents"),
    ["Process", "#process"],
    ["Contact", "#contact"],
  ],
  sections: [
    { anchor: "home", links: [["Contact Us", "#contact"]], words: ["Est. {established}", "{coverage}"] },
    { entries: ["Serviced Accommodation", "Premium HMOs", "Ethical Returns", "Social Impact"] },
    { heading: "Who We Are" },
    {
      heading: "Our Services",
      entries: ["BRRR Strategy", "Property Development", "HMO Modernisation", "Serviced Accommodation"],
      bullets: 4,
      words: ["Not sure"],
    },
    { entries: ["Serviced Accommodation", "HMOs", "Investor Solutions"] },
    { words: ["Live well, give back."] },
    { heading: "Our Mission" },
    {
      heading: "The BRRR Process",
      anchor: "process",
      entries: ["Buy", "Refurbish", "Refinance", "Rent"],
      numbered: true,
    },
    {
      heading: "Get In Touch",
      anchor: "contact",
      links: [
        ["{phone}", "tel:{phone}"],
        ["{email}", "mailto:{email}"],
      ],
      words: ["{town}"],
    },
  ],
};

const about: PageSpecification = {
  path: "/about",
  navigation: [
    ["Back to Home", "/"],
    ...pages("/services", "/agents"),
    ["Story", "#story"],
    ["Foundation", "#foundation"],
    ["Approach", "#approach"],
  ],
  sections: [
    {},
    { heading: "Our Story", anchor: "story", words: ["{established}"] },
    { heading: "Our Foundation", anchor: "foundation", entries: ["Mission", "Vision", "Values"] },
    { heading: "Our Expertise", anchor: "approach", entries: 3 },
    { heading: "Our Commitment", entries: 6 },
    { heading: "Why Choose {company}", entries: 6 },
    { heading: "What Sets Us Apart", entries: 4 },
    {
      links: [
        ["", "/"],
        ["", "/#contact"],
      ],
    },
  ],
};

const services: PageSpecification = {
  path: "/services",
  navigation: [...pages("/", "/about", "/agents"), ["BRRR", "#brrr"], ["Flips", "#flips"], ["Contact", "#contact"]],
  sections: [
    { heading: "Our Services" },
    { heading: "BRRR Strategy", anchor: "brrr" },
    { heading: "Property Flips", anchor: "flips" },
    { heading: "HMO Modernisation" },
    { heading: "Serviced Accommodation and Company Lets" },
    { heading: "Why Choose Our Services", entries: 6 },
    { heading: "Features You Can Count On", entries: 6 },
    {
      heading: "Hassle-Free Investment Process",
      entries: [
        "Property Identification",
        "Due Diligence and Acquisition",
        "Design and Planning",
        "Refurbishment and Renovation",
        "Letting or Sale",
      ],
      numbered: true,
    },
    {
      links: [
        ["Start Your Investment Journey", "/#contact"],
        ["Contact Us", "#contact"],
      ],
    },
    {
      anchor: "contact",
      links: [
        ["View Portfolio", "/"],
        ["Get In Touch", "/#contact"],
      ],
    },
  ],
};

const agents: PageSpecification = {
  path: "/agents",
  navigation: [...pages("/", "/about", "/services"), ["Partnership", "#partnership"], ["Contact", "#contact"]],
  sections: [
    { heading: "Partner With {company}" },
    { heading: "A Reliable Partner", words: ["subject to contract", "full public liability cover"] },
    { heading: "Hands-Off Management", entries: 4 },
    {
      entries: ["Business Travellers", "Contractors", "Relocating Professionals", "Private Clients"],
      words: ["pre-screened"],
    },
    { entries: 6 },
    {
      anchor: "partnership",
      entries: ["Letting Agents", "Portfolio Landlords", "Accidental Landlords", "Property Sourcers", "Developers"],
      links: [["Partnership Enquiry", "#contact"]],
    },
    { entries: 6 },
    {
      heading: "Partnership Enquiry",
      anchor: "contact",
      links: [
        ["{phone}", "tel:{phone}"],
        ["{partnershipsEmail}", "mailto:{partnershipsEmail}"],
      ],
      words: ["{town}"],
    },
  ],
};

export const specification: readonly PageSpecification[] = [home, about, services, agents];

/** The pages that the specification does not describe in detail. */
export const otherPaths = ["/privacy", "/thanks"] as const;

/** The fields of the two forms: label, and how the browser sees the control. */
export const forms = {
  "/": [
    ["Name", { role: "textbox", required: true, maxLength: 100 }],
    ["Email address", { role: "textbox", type: "email", required: true, maxLength: 254 }],
    ["Message", { role: "textbox", rows: 4, required: true, maxLength: 2000 }],
  ],
  "/agents": [
    ["Full name", { role: "textbox", required: true, maxLength: 100 }],
    ["Company or agency", { role: "textbox", required: false, maxLength: 100 }],
    ["Email address", { role: "textbox", type: "email", required: true, maxLength: 254 }],
    ["Message", { role: "textbox", rows: 4, required: true, maxLength: 2000 }],
  ],
} as const;

export const propertyBands = ["1-5", "6-20", "21-50", "50+"] as const;
