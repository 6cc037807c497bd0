import micromark from "micromark";
import { RichText } from "../rich-text/rich-text";

/** Renders the paragraphs and lists of a field; HTML in it stays text. Not in RichText's file: the script of forms needs no parser. */
export const Markdown = ({ text }: { readonly text: string }) => <RichText html={micromark(text)} />;
