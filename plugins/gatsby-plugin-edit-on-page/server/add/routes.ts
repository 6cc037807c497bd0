import path from "node:path";
import { asName, fileOf, placed } from "../../../gatsby-source-content/kinds";
import { readContent, type Content } from "../../../gatsby-source-content/read/content";
import { largest } from "../../../gatsby-source-content/read/read-text";
import { isRecord } from "../../../gatsby-source-content/record";
import { newPage, newPhoto, type NewFiles } from "../../../gatsby-source-content/write/new-content";
import { copyOfSection, newSection } from "../../../gatsby-source-content/write/new-section";
import type { AddAnswer } from "../../protocol";
import { bodyOf, posted, Refusal, stringOf, type Asked, type Routes } from "../answers";
import { digestOf } from "../content-files";
import { putAll } from "../save";
import type { Write } from "../write-files";
import { addForm } from "./form";
import { preparePicture } from "./picture";

/** Bytes of a picture that is sent: what a good camera writes at most. */
const largestPicture = 30_000_000;

const sent = (answer: Parameters<typeof posted>[2]) => posted(largest, "This is more than a form can hold.", answer);

export const adding: Routes = {
  "GET /new": ({ root, types, param }) => {
    const what = additions.find((one) => one === param("what"));
    if (!what) throw new Refusal(404, `Nothing new is called "${param("what")}".`);
    return { json: addForm(root, readContent(root), types, what, param("page")) };
  },
  "POST /new": sent(({ what, page, fields }, asked) => {
    const words = isRecord(fields) ? fields : {};
    const content = readContent(asked.root);
    if (what === "page") return addPage(asked, content, words);
    if (what === "photo") return addPhoto(asked, content, words);
    if (!words.kind) return refused(fileOf("page", stringOf(page)), "kind", "missing: choose one");
    const files = newSection(content, asked.types, stringOf(page), stringOf(words.kind), stringOf(words.after));
    return add(asked, content, files);
  }),
  "POST /copy": sent(({ page, file }, asked) => {
    const content = readContent(asked.root);
    return add(asked, content, copyOfSection(content, stringOf(page), stringOf(file)));
  }),
  "POST /photo": async (asked) => {
    const tooMuch = "The picture has more than 30 MB: save it again as a JPEG 2,560 pixels wide.";
    const bytes = await bodyOf(asked.request, /^image\//, largestPicture, tooMuch);
    const fields: unknown = JSON.parse(asked.param("fields") || "{}");
    const picture = await preparePicture(bytes);
    return { json: addPhoto(asked, readContent(asked.root), isRecord(fields) ? fields : {}, picture) };
  },
};

const additions = ["section", "page", "photo"] as const;

function addPage(asked: Asked, content: Content, words: Record<string, unknown>): AddAnswer {
  const said = (name: string): string => stringOf(words[name]).trim();
  const [address, link] = [said("path"), said("link")];
  const name = asName(address);
  if (!name) return refused(fileOf("page", "new"), "path", "missing: write an address, such as /landlords");
  const given = {
    path: address,
    title: said("title"),
    description: said("description"),
    heading: said("heading"),
    link,
  };
  const answer = add(asked, content, newPage(content, asked.types, name, given));
  return "added" in answer ? { added: { file: fileOf("section", "hero", name), name, path: address } } : answer;
}

function addPhoto(asked: Asked, content: Content, words: Record<string, unknown>, picture?: Buffer): AddAnswer {
  const said = (field: string): string => stringOf(words[field]).trim();
  const [name, address] = [asName(said("name")), said("source")];
  const alt = words.decorates === true ? "" : said("alt");
  const file = fileOf("photo", name || "new");
  if (!name) return refused(file, "name", "missing: write one in small letters, such as front-door");
  if (!picture && !address) return refused(file, "source", "missing: choose a picture, or write the address of one");
  if (!alt && words.decorates !== true)
    return refused(file, "alt", "missing: say what the photo shows, or that it only decorates");
  const beside = file.replace(/md$/, "jpg");
  const from = picture ? { picture: path.posix.basename(beside) } : { address };
  const files = newPhoto(content, asked.types, name, { ...from, alt, credit: said("credit") });
  return add(asked, content, files, picture && { file: beside, digest: digestOf(""), bytes: picture });
}

const refused = (file: string, field: string, message: string): AddAnswer => ({
  refused: [{ file, line: 1, path: [field], message }],
});

function add({ root, types }: Asked, content: Content, files: NewFiles, picture?: Write): AddAnswer {
  const texts = Object.entries(files).map(([file, text]) => {
    const known = content.entries.get(file)?.text;
    return { file, digest: digestOf(known ?? ""), bytes: Buffer.from(text) };
  });
  const put = putAll(root, types, picture ? [picture, ...texts] : texts, content);
  if (!("content" in put)) return put;
  const { file = "" } = texts[0] ?? {};
  return { added: { file, name: placed(file)?.name ?? "" } };
}
