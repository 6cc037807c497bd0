/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { company, form, photo } from "../../tests/jest/examples";
import {
  BannerSection,
  CardsSection,
  ChecklistSection,
  ContactSection,
  FeaturesSection,
  HeroSection,
  ProseSection,
  QuoteSection,
  StepsSection,
  StorySection,
} from ".";

const marks: Readonly<Record<string, string>> = { H1: "# ", H2: "## ", H3: "### ", BLOCKQUOTE: "> " };

/** The content of a section in reading order, as markdown. */
function reading(node: Element): string[] {
  if (node.getAttribute("aria-hidden") === "true") return [];
  const text = node.textContent.trim();
  const mark = marks[node.tagName];
  if (mark) return [mark + text];
  if (node instanceof HTMLAnchorElement) return [`[${text}](${node.getAttribute("href") ?? ""})`];
  if (node instanceof HTMLImageElement) return [`![${node.alt}]`];
  if (node.tagName === "svg") return ["a drawing that is read out"];
  return node.tagName === "LI" ? inside(node).map((line, at) => `${at === 0 ? "-" : " "} ${line}`) : inside(node);
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
const bullets = "- Survey first\n- One person to ring";
const listed = linked.replaceAll(/(house|years)\./g, `$&\n${bullets.replaceAll(/^/gm, "  ")}`);
const all = { anchor: "it", heading: "What we do", html: "<p>In a few words.</p>" };
const start = "## What we do\nIn a few words.";
const onward = "[Contact us](#contact)\n[About us](/about)";
const terrace = `![${photo.alt}]`;
const hero = { ...all, heroLayout: "plain", eyebrow: "Est. 2024", photo, links } as const;
const checklist = { ...all, checklistLayout: "beside", items, photo, links } as const;
const story = { ...hero, storyLayout: "plain", side: "left", points } as const;
const contact = { ...all, email: "hello@example.com", form, links: [], company };

test.each<[what: string, section: ReactElement, reads: string]>([
  ["a banner", <BannerSection {...all} links={links} />, `${start}\n${onward}`],
  ["cards", <CardsSection {...all} items={items} banner={null} />, `${start}\n${listed}`],
  [
    "cards with a call to action",
    <CardsSection {...all} items={items} banner={{ heading: "Not sure?", text: "Ask us.", links }} />,
    `${start}\n${listed}\n### Not sure?\nAsk us.\n${onward}`,
  ],
  ["a checklist", <ChecklistSection {...checklist} />, `${start}\n${terrace}\n${steps}\n${onward}`],
  ["a bare checklist", <ChecklistSection {...checklist} photo={null} links={[]} />, `${start}\n${steps}`],
  [
    "contact details",
    <ContactSection {...contact} form={null} />,
    `${start}\nPhone\n[020 7946 0123](tel:+442079460123)\nEmail\n[hello@example.com](mailto:hello@example.com)\nHours\nMonday to Friday\nAddress\n1 Sample Street\nLondon ZZ1 1ZZ\nUnited Kingdom\nEst. 2024 · Nationwide`,
  ],
  [
    "a contact without details",
    <ContactSection {...contact} email={null} form={null} links={links} />,
    `${start}\n${onward}`,
  ],
  [
    "features",
    <FeaturesSection {...all} hideHeading={false} featuresLayout="tiles" items={items} />,
    `${start}\n${linked}`,
  ],
  ["a hero", <HeroSection {...hero} />, `Est. 2024\n#${start.slice(2)}\n${onward}\n${terrace}`],
  ["a bare hero", <HeroSection {...hero} eyebrow={null} html={null} photo={null} links={[]} />, "# What we do"],
  [
    "prose",
    <ProseSection {...all} html='<p>Ask <a href="/#contact">us</a>.</p>' />,
    "## What we do\nAsk\n[us](/#contact)\n.",
  ],
  ["a quote", <QuoteSection anchor="it" quote="Live well." attribution="Larch Row" />, "> Live well.\nLarch Row"],
  ["a quote without attribution", <QuoteSection anchor="it" quote="Live well." attribution={null} />, "> Live well."],
  ["steps in a line", <StepsSection {...all} stepsLayout="line" items={items} />, `${start}\n${steps}`],
  ["steps in a loop", <StepsSection {...all} stepsLayout="loop" items={items} />, `${start}\n${steps}`],
  ["a story", <StorySection {...story} />, `Est. 2024\n${start}\n${bullets}\n${onward}\n${terrace}`],
  ["a bare story", <StorySection {...story} eyebrow={null} photo={null} points={[]} links={[]} />, start],
])("%s renders all its content once, in reading order", (_what, section, reads) => {
  const { container } = render(section);
  // Joins the text nodes of a sentence.
  container.normalize();
  expect(reading(container).join("\n")).toBe(reads);
  expect(container.querySelector("ul:empty, ol:empty")).toBeNull();
});

test("steps in a loop have their numbers and names in the drawing", () => {
  const { container } = render(<StepsSection {...all} stepsLayout="loop" items={items} />);
  expect(container.querySelector("svg")).toHaveTextContent("01Buy02Rent");
});
