/** What the owner ordered for a section; the owner left the rest open. */
export interface SectionOrder {
  /** The h1 of a page's first section, the h2 of others; the quote has none. */
  heading?: string;
  anchor?: string;
  /** The third-level headings in the section, in order, or their number. */
  entries?: readonly string[] | number;
  /** The number of bullets in each list of the section. */
  bullets?: number;
  /** Links that the section must have: a part of their text, by target. */
  links?: Readonly<Record<string, string>>;
  /** Whether the entries are numbered 01, 02 and so on. */
  numbered?: true;
  /** Texts that the section contains. */
  words?: readonly string[];
}

/** A page: the links of its navigation in order, and its sections. Placeholders are those of content/site.md, and {town} is its town. */
export interface PageOrder {
  path: string;
  navigation: Readonly<Record<string, string>>;
  sections: readonly SectionOrder[];
}

const home: PageOrder = {
  path: "/",
  navigation: {
    Home: "#home",
    About: "/about",
    Services: "/services",
    Agents: "/agents",
    Process: "#process",
    Contact: "#contact",
  },
  sections: [
    { anchor: "home", links: { "#contact": "Contact Us" }, words: ["Est. {established}", "{coverage}"] },
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
      links: { "tel:{phone}": "{phone}", "mailto:{email}": "{email}" },
      words: ["{town}"],
    },
  ],
};

const about: PageOrder = {
  path: "/about",
  navigation: {
    "Back to Home": "/",
    Services: "/services",
    Agents: "/agents",
    Story: "#story",
    Foundation: "#foundation",
    Approach: "#approach",
  },
  sections: [
    {},
    { heading: "Our Story", anchor: "story", words: ["{established}"] },
    { heading: "Our Foundation", anchor: "foundation", entries: ["Mission", "Vision", "Values"] },
    { heading: "Our Expertise", anchor: "approach", entries: 3 },
    { heading: "Our Commitment", entries: 6 },
    { heading: "Why Choose {company}", entries: 6 },
    { heading: "What Sets Us Apart", entries: 4 },
    { links: { "/": "", "/#contact": "" } },
  ],
};

const services: PageOrder = {
  path: "/services",
  navigation: { Home: "/", About: "/about", Agents: "/agents", BRRR: "#brrr", Flips: "#flips", Contact: "#contact" },
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
    { links: { "/#contact": "Start Your Investment Journey", "#contact": "Contact Us" } },
    { anchor: "contact", links: { "/": "View Portfolio", "/#contact": "Get In Touch" } },
  ],
};

const agents: PageOrder = {
  path: "/agents",
  navigation: { Home: "/", About: "/about", Services: "/services", Partnership: "#partnership", Contact: "#contact" },
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
      links: { "#contact": "Partnership Enquiry" },
    },
    { entries: 6 },
    {
      heading: "Partnership Enquiry",
      anchor: "contact",
      links: { "tel:{phone}": "{phone}", "mailto:{partnershipsEmail}": "{partnershipsEmail}" },
      words: ["{town}"],
    },
  ],
};

export const specification: readonly PageOrder[] = [home, about, services, agents];

/** The questions of the two forms: label, HTML attributes and maximum length, which the form's script enforces. */
export const forms = {
  "/": [
    ["Name", { required: "" }, 100],
    ["Email address", { type: "email", required: "" }, 254],
    ["Message", { rows: "4", required: "" }, 2000],
  ],
  "/agents": [
    ["Full name", { required: "" }, 100],
    ["Company or agency", { required: null }, 100],
    ["Email address", { type: "email", required: "" }, 254],
    ["Message", { rows: "4", required: "" }, 2000],
  ],
} as const;

export const propertyBands = ["1-5", "6-20", "21-50", "50+"];
