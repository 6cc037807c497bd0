/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { company, form, photo } from "../../tests/jest/examples";
import {
  BannerSection as Banner,
  CardsSection as Cards,
  ChecklistSection as Checklist,
  ContactSection as Contact,
  FeaturesSection as Features,
  HeroSection as Hero,
  ProseSection as Prose,
  QuoteSection as Quote,
  StepsSection as Steps,
  StorySection as Story,
} from ".";

/** What a reader meets in a section, from top to bottom, written as in markdown. */
function reading(node: Element): string[] {
  if (node.getAttribute("aria-hidden") === "true") return [];
  const text = node.textContent.trim();
  switch (node.tagName) {
    case "H1":
    case "H2":
    case "H3":
      return [`${"#".repeat(Number(node.tagName[1]))} ${text}`];
    case "A":
      return [`[${text}](${node.getAttribute("href") ?? ""})`];
    case "IMG":
      return [`![${node.getAttribute("alt") ?? ""}]`];
    case "BLOCKQUOTE":
      return [`> ${text}`];
    case "LI":
      return inside(node).map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`));
    case "svg":
      return ["a drawing that a screen reader tells"];
  }
  return inside(node);
}

const inside = (node: Element): string[] =>
  [...node.childNodes].flatMap((child) =>
    child instanceof Element ? reading(child) : [child.textContent?.trim() ?? ""].filter(Boolean),
  );

const links = [
  { text: "Contact us", to: "#contact" },
  { text: "About us", to: "/about" },
];
const points = ["Survey first", "One person to ring"];
const items = [
  { heading: "Buy", text: "A sound house.", icon: "key", points, link: { text: "How", to: "/about" } },
  { heading: "Rent", text: "For years.", icon: null, points, link: null },
] as const;
const steps = "- ### Buy\n  A sound house.\n- ### Rent\n  For years.";
const linked = steps.replace("house.", "house.\n  [How](/about)");
const listed = linked.replaceAll(/(house|years)\./g, "$&\n  - Survey first\n  - One person to ring");
const all = { anchor: "it", heading: "What we do", html: "<p>In a few words.</p>" };
const start = "## What we do\nIn a few words.";
const onward = "[Contact us](#contact)\n[About us](/about)";
const terrace = `![${photo.alt}]`;
const hero = { ...all, eyebrow: "Est. 2024", photo, links };
const story = { ...hero, storyLayout: "plain", side: "left", points } as const;
const contact = { ...all, email: "hello@example.com", form, links: [], company };

test.each<[what: string, section: ReactElement, reads: string]>([
  ["a banner", <Banner {...all} links={links} />, `${start}\n${onward}`],
  ["cards", <Cards {...all} items={items} banner={null} />, `${start}\n${listed}`],
  [
    "cards with a call to action",
    <Cards {...all} items={items} banner={{ heading: "Not sure?", text: "Ask us.", links }} />,
    `${start}\n${listed}\n### Not sure?\nAsk us.\n${onward}`,
  ],
  [
    "a checklist",
    <Checklist {...all} checklistLayout="beside" items={items} photo={null} links={[]} />,
    `${start}\n${steps}`,
  ],
  [
    "a checklist with a photo",
    <Checklist {...all} checklistLayout="beside" items={items} photo={photo} links={links} />,
    `${start}\n${terrace}\n${steps}\n${onward}`,
  ],
  [
    "the details of the company",
    <Contact {...contact} form={null} />,
    `${start}\nPhone\n[020 7946 0123](tel:+442079460123)\nEmail\n[hello@example.com](mailto:hello@example.com)\nHours\nMonday to Friday\nAddress\n1 Sample Street\nLondon ZZ1 1ZZ\nUnited Kingdom\nEst. 2024 · Nationwide`,
  ],
  ["a contact without details", <Contact {...contact} email={null} form={null} links={links} />, `${start}\n${onward}`],
  ...(["tiles", "columns", "list"] as const).map((layout): [string, ReactElement, string] => [
    `features as ${layout}`,
    <Features {...all} hideHeading={false} featuresLayout={layout} items={items} />,
    `${start}\n${linked}`,
  ]),
  ["a hero", <Hero {...hero} />, `Est. 2024\n#${start.slice(2)}\n${onward}\n${terrace}`],
  ["a bare hero", <Hero {...hero} eyebrow={null} html={null} photo={null} links={[]} />, "# What we do"],
  [
    "prose",
    <Prose {...all} proseLayout="alone" html='<p>Ask <a href="/#contact">us</a>.</p>' />,
    "## What we do\nAsk\n[us](/#contact)\n.",
  ],
  ["a quote", <Quote anchor="it" quote="Live well." attribution="Larch Row" />, "> Live well.\nLarch Row"],
  ["a quote of nobody", <Quote anchor="it" quote="Live well." attribution={null} />, "> Live well."],
  ["steps in a line", <Steps {...all} stepsLayout="line" items={items} />, `${start}\n${steps}`],
  ["steps in a loop", <Steps {...all} stepsLayout="loop" items={items} />, `${start}\n${steps}`],
  ["a story", <Story {...story} />, `Est. 2024\n${start}\n- Survey first\n- One person to ring\n${onward}\n${terrace}`],
  ["a bare story", <Story {...story} eyebrow={null} photo={null} points={[]} links={[]} />, start],
])("%s says all that it has, in order, and nothing twice", (_what, section, reads) => {
  const { container } = render(section);
  // React writes each part of a sentence as a node of its own.
  container.normalize();
  expect(reading(container).join("\n")).toBe(reads);
  expect(container.querySelector("ul:empty, ol:empty")).toBeNull();
});

test("every stop of a loop is numbered and named", () => {
  const { container } = render(<Steps {...all} stepsLayout="loop" items={items} />);
  expect([...container.querySelectorAll("svg text")].map((text) => text.textContent)).toEqual([
    "01",
    "Buy",
    "02",
    "Rent",
  ]);
});
