import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type Document = Tree.Document;
export type Element = Tree.Element;
export type Parent = Tree.ParentNode;

export const isElement = (node: Tree.Node): node is Element => defaultTreeAdapter.isElementNode(node);

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  const attrs = element.attrs.filter((one) => one.name !== name);
  element.attrs = [...attrs, { name, value }];
}

/** Every element below a node, in document order. */
export function* elementsIn(node: Parent): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function find(node: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(node)) if (test(element)) return element;
  return undefined;
}

/** The text inside an element such as `<style>`. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");

/** Puts a text in place of all that an element holds. */
export function replaceText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

export const remove = (node: Tree.ChildNode): void => defaultTreeAdapter.detachNode(node);

export const isComment = (node: Tree.Node): node is Tree.CommentNode => defaultTreeAdapter.isCommentNode(node);
