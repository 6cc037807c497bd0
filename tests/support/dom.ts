import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type Document = Tree.Document;
export type Element = Tree.Element;
export type ParentNode = Tree.ParentNode;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/** Every element below a node, in document order. */
export function elementsIn(node: Tree.ParentNode, found: Element[] = []): Element[] {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}
