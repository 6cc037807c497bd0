import { PlainError } from "../../../gatsby-source-content/plain-error";
import { isRecord } from "../../../gatsby-source-content/record";
import { posted, stringOf, type Routes } from "../answers";
import { getLatest, lookForLatest } from "./latest";
import { preview } from "./preview";
import { publish, type Proposal } from "./publish";
import { queue } from "./run";

const inTurn = queue();

/** What is done with the shared copy: one thing after the other. */
const shared = (answer: Parameters<typeof posted>[2]) =>
  posted(1_000_000, "This is too much to publish at once.", (sent, asked) => inTurn(() => answer(sent, asked)));

export const publishing: Routes = {
  "GET /publish": async (asked) => ({ json: await preview(asked, asked.types) }),
  "POST /publish": shared(({ sentence, changes }, asked) => {
    const words = stringOf(sentence).replace(/\s+/g, " ").trim();
    if (words === "") throw new PlainError("Say in one sentence what you have changed.");
    const seen: Proposal["changes"] = (Array.isArray(changes) ? changes : [])
      .filter(isRecord)
      .map(({ file, digest }) => ({ file: stringOf(file), digest: stringOf(digest) }));
    return publish({ root: asked.root }, asked.types, { sentence: words, changes: seen });
  }),
  "POST /look": shared((_sent, { root }) => lookForLatest({ root })),
  "POST /latest": shared((_sent, { root }) => getLatest({ root })),
};
