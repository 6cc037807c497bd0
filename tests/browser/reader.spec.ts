import { expect, said, test } from "./site";

/**
 * What somebody hears who has the page read out and jumps from landmark to landmark and from heading to heading. Words that
 * editors may choose freely are left open.
 */
const frame = (menu: string, main: string): string => `
- link "Skip to content"
- banner:
  - link "{company}"
  - navigation "Main":
    - list:
${menu
  .split(", ")
  .map((name) => `      - listitem:\n        - link "${name}"`)
  .join("\n")}
- main:${main}
- contentinfo:
  - paragraph: /{company}/
  - navigation "Quick Links":
    - heading "Quick Links" [level=2]
    - list
  - heading "Contact" [level=2]
  - term: Phone
  - definition:
    - link "{phone}"
  - term: Email
  - definition:
    - link "{email}"
`;

/** A list of headings; one between slashes is a pattern. */
const list = (...headings: string[]): string =>
  ["- list:", ...headings.map((name) => `    - listitem:\n      - heading ${quoted(name)} [level=3]`)].join("\n");

const quoted = (name: string): string => (name.startsWith("/") ? name : `"${name}"`);

const pages: Record<string, string> = {
  "/": frame(
    "Home, About, Services, Agents, Process, Contact",
    `
  - heading [level=1]
  ${list("Serviced Accommodation", "Premium HMOs", "Ethical Returns", "Social Impact")}
  - heading "Who We Are" [level=2]
  - heading "Our Services" [level=2]
  ${list("BRRR Strategy", "Property Development", "HMO Modernisation", "Serviced Accommodation")}
  - figure:
    - blockquote:
      - paragraph: /Live well, give back/
  - heading "Our Mission" [level=2]
  - heading "The BRRR Process" [level=2]
  ${list("Buy", "Refurbish", "Refinance", "Rent")}
  - heading "Get In Touch" [level=2]
  - textbox "Name"
  - textbox "Email address"
  - textbox /Message/
  - button`,
  ),
  "/about": frame(
    "Back to Home, Services, Agents, Story, Foundation, Approach",
    `
  - heading [level=1]
  - heading "Our Story" [level=2]
  - heading "Our Foundation" [level=2]
  ${list("Mission", "Vision", "Values")}
  - heading "Our Expertise" [level=2]
  - heading "Our Commitment" [level=2]
  - heading "Why Choose {company}" [level=2]
  - heading "What Sets Us Apart" [level=2]
  - heading [level=2]`,
  ),
  "/services": frame(
    "Home, About, Agents, BRRR, Flips, Contact",
    `
  - heading "Our Services" [level=1]
  - heading "BRRR Strategy" [level=2]
  - heading "Property Flips" [level=2]
  - heading "HMO Modernisation" [level=2]
  - heading "Serviced Accommodation and Company Lets" [level=2]
  - heading "Why Choose Our Services" [level=2]
  - heading "Features You Can Count On" [level=2]
  - heading "Hassle-Free Investment Process" [level=2]
  ${list("Property Identification", "Due Diligence and Acquisition", "Design and Planning", "Refurbishment and Renovation", "Letting or Sale")}
  - paragraph:
    - link "Start Your Investment Journey"
    - link "Contact Us"
  - heading [level=2]
  - paragraph:
    - link "View Portfolio"
    - link "Get In Touch"`,
  ),
  "/agents": frame(
    "Home, About, Services, Partnership, Contact",
    `
  - heading "Partner With {company}" [level=1]
  - heading "A Reliable Partner" [level=2]
  - heading "Hands-Off Management" [level=2]
  ${list("Business Travellers", "Contractors", "Relocating Professionals", "Private Clients")}
  ${list("Letting Agents", "Portfolio Landlords", "Accidental Landlords", "Property Sourcers", "/Developers/")}
  - paragraph:
    - link "Partnership Enquiry"
  - heading "Partnership Enquiry" [level=2]
  - textbox "Full name"
  - textbox /Company or agency/
  - textbox "Email address"
  - group /Number of properties/:
    - radio "1-5"
    - radio "6-20"
    - radio "21-50"
    - radio "50+"
  - textbox /Message/
  - button`,
  ),
  "/privacy": frame(
    "Home, About, Services, Agents, Contact",
    `
  - heading "Privacy" [level=1]
  - heading /Who/ [level=2]
  - heading /Receives/ [level=2]
  - heading "Your Rights" [level=2]
  - heading /Browser/ [level=2]`,
  ),
  "/no-such-page": frame(
    "Home, About, Services, Agents, Contact",
    "\n  - heading [level=1]\n  - list:\n    - listitem:\n      - link",
  ),
};

for (const [path, heard] of Object.entries(pages))
  test(`${path} is heard as landmarks and headings that make sense`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("body")).toMatchAriaSnapshot(said(heard.trim()));
  });

test("no heading skips a level, and each page has one main heading", async ({ page }) => {
  for (const path of Object.keys(pages)) {
    await page.goto(path);
    const levels = await page.getByRole("heading").evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  }
});
