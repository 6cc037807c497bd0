/** What the page itself needs: room for the bar at its foot, and for the panel beside it. */
export const pageStyles = `
html { --edit-bar: var(--edit-bar-height, 60px); --edit-width: 0px; padding-block-end: var(--edit-bar); padding-inline-end: var(--edit-width); }
@media (height < 30rem) { html { --edit-bar: 0px; } }
@media (width >= 60rem) { html[data-editing] { --edit-width: clamp(24rem, 31vw, 34rem); } }
`;

/** Colours are the site's own custom properties, which reach into a shadow root and follow day and night. */
export const styles = `
/* The host has no box. The page keeps the padding that it takes over free for its fixed bar; the panel does so too. */
:host { all: initial; display: contents; padding-block-start: inherit; color-scheme: light dark; color: var(--ink); accent-color: var(--ink);
  font: 0.9375rem/1.5 -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif; }
* { box-sizing: border-box; margin: 0; min-width: 0; overflow-wrap: anywhere; }
ul, ol, fieldset, legend { padding: 0; border: 0; list-style: none; }
small, code, .notes, .counter, header p { font-size: 0.8125rem; color: var(--soft); }
small { font-weight: 400; white-space: nowrap; }
button, input, select, textarea { font: inherit; color: inherit; }
button, select, summary, input:not([type]), textarea { min-height: 44px; padding: 0.5rem 0.75rem; border-radius: 2px; }
button { border: 1px solid var(--draw); background: var(--paper); cursor: pointer; }
button:hover { background: var(--film); }
button:disabled, button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
:focus-visible { outline: 3px solid var(--larch); outline-offset: 2px; box-shadow: 0 0 0 2px var(--ink); }
.main { border-color: transparent; background: var(--ink); color: var(--paper); font-weight: 600; }
.main:hover { background: var(--soft); }
.tool { min-width: 44px; padding: 0; border-color: transparent; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

.edit { position: absolute; z-index: 1; pointer-events: none; }
.edit.shown { box-shadow: inset 0 0 0 2px var(--larch); }
.edit:not(.shown) { position: fixed; clip-path: inset(50%); }
.edit button { position: sticky; inset-block-start: 5rem; float: inline-end; margin: 0.5rem; pointer-events: auto;
  border-color: var(--ink); font-weight: 600; }
/* The links at the top stay in view, and need their room. */
.edit.top.shown { position: fixed; z-index: 3; }
.edit.top button { position: absolute; inset: 100% var(--edit-width) auto auto; margin-block: 0; }

.bar { position: fixed; z-index: 3; inset: auto var(--edit-width) 0 0; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem;
  min-height: 60px; padding: 7px 1rem; border-block-start: 1px solid var(--line); background: var(--paper); }
.bar > ul { position: fixed; inset: auto auto calc(var(--edit-bar) + 0.25rem) 1rem; width: min(30rem, 100vw - 2rem); max-height: 70dvh;
  overflow: auto; padding: 0.5rem; border: 1px solid var(--line); border-radius: 2px; background: var(--paper); color: inherit;
  box-shadow: 0 0.5rem 2rem rgb(5 15 25 / 25%); }
.bar li { display: flex; align-items: center; gap: 0.5rem; }
.bar li > :is(button, span):first-child { flex: 1; display: flex; justify-content: space-between; gap: 1rem; border: 0; text-align: start; }
@media (height < 30rem) { .bar { position: static; } }

.mistakes { position: fixed; z-index: 4; inset: auto var(--edit-width) var(--edit-bar) 0; max-height: 50vh; overflow: auto;
  padding: 1rem 1.25rem; border-block-start: 4px solid #ffb4a8; background: #8b1a1a; color: #fff; }
.mistakes pre { margin-block-end: 0.75rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.mistakes button { background: none; }

.panel { display: flex; flex-direction: column; border-block-start: 1px solid var(--line); background: var(--paper); }
.panel:focus { outline: 0; box-shadow: none; }
.panel > header { display: grid; grid-template-columns: 1fr auto; row-gap: 0.25rem; padding: 1rem 0.75rem 1rem 1.25rem; border-block-end: 1px solid var(--line); }
.panel > header :is(p, .tools) { grid-column: 1 / -1; }
h2 { align-self: center; font-weight: 600; font-size: 1.125rem; }
form > button, fieldset > button { justify-self: start; }
.panel > form, .panel > div { padding: 1.25rem; }
.panel > footer { display: flex; align-items: center; justify-content: end; gap: 0.5rem; padding: 7px 1.25rem;
  border-block-start: 1px solid var(--line); background: var(--paper); }
@media (width < 60rem) and (height >= 30rem) { .panel > footer { position: sticky; inset-block-end: var(--edit-bar); } }
@media (width >= 60rem) {
  .panel { position: fixed; z-index: 1; inset: 0 0 0 auto; width: var(--edit-width); padding-block-start: inherit;
    border-inline-start: 1px solid var(--line); }
  .panel > form { flex: 1; overflow: auto; scroll-padding-block: 4rem; }
}

form { display: grid; align-content: start; gap: 1.5rem; }
.field { display: grid; gap: 0.375rem; }
fieldset, section, .change { display: grid; gap: 0.75rem; }
fieldset fieldset:not([role]), fieldset > .field { padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--line); }
label, legend { font-weight: 600; }
input:not([type]), textarea, select { width: 100%; border: 1px solid var(--draw); background: var(--film); }
textarea { resize: vertical; field-sizing: content; max-height: 60dvh; }
::placeholder { color: var(--soft); opacity: 1; }
.wrong { border-color: var(--bad); box-shadow: -4px 0 0 var(--bad); }
.mistake { font-size: 0.875rem; font-weight: 600; color: var(--bad); }
.mistake::first-letter { text-transform: uppercase; }
.counter { justify-self: end; }
.option { display: flex; align-items: center; gap: 0.625rem; min-height: 44px; font-weight: 400; cursor: pointer; }
.option input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; }
svg { flex: none; width: 1.75rem; height: 1.75rem; fill: none; stroke: currentcolor; stroke-width: 1.25; stroke-linecap: round; stroke-linejoin: round; }
img { flex: none; width: 4.5rem; aspect-ratio: 3 / 2; object-fit: cover; background: var(--line); }
summary { display: flex; align-items: center; gap: 0.625rem; border: 1px solid var(--draw); cursor: pointer; }
[open] > summary ~ * { margin-block-start: 1rem; }
summary::before { content: "▸"; }
[open] > summary::before { content: "▾"; }
.pictures > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); align-items: end; gap: 0.5rem 0.75rem; }
.pictures .option:has(img) { display: grid; grid-template-columns: auto 1fr; }
.pictures .option img { grid-row: 1; grid-column: 1 / -1; width: 100%; }
.panel li { display: grid; grid-template-columns: 1fr auto; align-items: start; margin-block-end: 0.5rem; }
.panel li > * { grid-row: 1; }
.panel li > .field > label { position: absolute; clip-path: inset(50%); }
.panel li > details { grid-column: 1 / -1; }
.panel li > details > summary { margin-inline-end: 140px; }
.panel li > .tools { grid-column: 2; }
.panel > header > .tools, dialog .actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.option small { white-space: normal; }

dialog { width: min(40rem, 100vw - 1rem); max-width: none; max-height: calc(100dvh - 1rem); margin: auto; padding: 1.25rem; overflow: auto;
  border: 1px solid var(--line); border-radius: 2px; background: var(--paper); color: inherit; }
dialog::backdrop { background: rgb(5 15 25 / 50%); }
dialog .actions { position: sticky; inset-block-end: -1.25rem; margin: 0 -1.25rem -1.25rem; padding: 0.75rem 1.25rem; border-block-start: 1px solid var(--line); background: var(--paper); }
footer p, .actions p { flex: 1; }
@media (width < 30rem) { dialog .actions p { flex: 1 0 100%; } }
dialog [role="radiogroup"] .option { align-items: start; padding-block: 0.5rem; }
dialog [role="radiogroup"] .option img { width: 8rem; aspect-ratio: 16 / 9; object-fit: contain; background: none; border: 1px solid var(--line); }
dialog .field > img { width: 12rem; aspect-ratio: auto; }
[type="file"] { width: 100%; min-height: 6rem; padding: 2rem 1rem; border: 2px dashed var(--draw); background: var(--film); cursor: pointer; }
del, ins { margin-block-end: 0.25rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--line); text-decoration: none; }
ins { border-color: var(--larch); }
.next { flex: 1; padding: 1.25rem 1.25rem 1.25rem 2.75rem; list-style: decimal; }
.panel .next li { display: list-item; }
a { color: inherit; }
.version { display: block; white-space: pre-wrap; }
`;
