import { writeFiles } from "../../tools/support/files";

/** The folder and the address of a page for tests to edit, beside those of the sample site: it has a field of every kind. */
export const tried = { folder: "content/pages/tried", address: "/tried" };

const files: Record<string, string> = {
  page: `path: /tried
title: A page to try things on
description: This page has a field of every kind, so that each can be changed in a form beside it.
sections: # from top to bottom
  - hero
  - cards # four
  - points
  - story
  - timeline
  - contact`,
  hero: `type: hero
heading: 'A page to try' # in quotes
photo: modern-kitchen
---

The first words.

The second words.`,
  cards: `type: cards
heading: Cards to try
items:
  # the first
  - heading: One
    text: The first card.
    icon: key
    points: [A point, Another point]
  - heading: Two
    text: The second card.
    points:
      - A third point
    link:
      text: Back to the start
      to: /`,
  points: `type: features
heading: Points to try
items: [{ heading: Care, text: The first of two. }, { heading: Time, text: The second of two. }]`,
  story: `type: story
heading: A story to try
---

How it began.`,
  timeline: `type: timeline
heading: Moments to try
items:
  - year: 1999
    text: The first moment
  - year: 2001
    text: The second moment`,
  contact: `type: contact
heading: Contact to try
email: "{email}"
form: contact`,
};

/** Writes the page below a folder. */
export function writeTriedPage(root: string): void {
  const whole = (text: string) => (text.includes("\n---\n") ? `---\n${text}\n` : `---\n${text}\n---\n`);
  for (const [name, text] of Object.entries(files)) writeFiles(root, { [`${tried.folder}/${name}.md`]: whole(text) });
}
