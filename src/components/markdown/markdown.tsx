import micromark from "micromark";
import { RichText } from "../rich-text/rich-text";

/** A field with paragraphs and lists, as markdown. Shows HTML in it as text. Apart from RichText, which forms load in the browser. */
export const Markdown = ({ text }: { readonly text: string }) => <RichText html={micromark(text)} />;
