/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { Kind, parse } from "graphql";
import { Icon } from "./icon";

test("every icon that editors can choose is in icons.svg and in the styles, in the same order", () => {
  const { definitions } = parse(readFileSync("src/content-types/icon.graphql", "utf8"));
  const words = definitions.flatMap((type) => (type.kind === Kind.ENUM_TYPE_DEFINITION ? (type.values ?? []) : []));
  const drawn = readFileSync("static/icons.svg", "utf8").matchAll(/<svg id="(\w+)" x="(\d+)"/g);
  expect([...drawn].map(([, id, x]) => [id, Number(x)])).toEqual(words.map(({ name }, at) => [name.value, at * 24]));
  for (const [at, { name }] of words.entries()) {
    const { container } = render(<Icon name={name.value as Queries.Icon} />);
    const digits = [...(container.firstElementChild?.className ?? "").matchAll(/(?<=n)\d+/g)].map(Number);
    expect(digits.reduce((sum, digit) => sum + digit, 0)).toBe(at);
  }
  const count = /\$count: (\d+)/.exec(readFileSync("src/components/icon/icon.module.scss", "utf8"))?.[1];
  expect(Number(count)).toBe(words.length);
});
