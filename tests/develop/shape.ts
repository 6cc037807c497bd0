/** What a value is made of: a scalar's kind, as in "string" or "null | string", or the shapes within it. */
export type Shape = string | Shape[] | { [name: string]: Shape };

/** The shape of JSON data; a list has one member that is like all of its members together. */
export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(shapeOf).reduce(together)];
  if (typeof value !== "object") return typeof value;
  if (value === null) return "null";
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}

function together(one: Shape, other: Shape): Shape {
  if (typeof one === "string" && typeof other === "string")
    return [...new Set([...one.split(" | "), ...other.split(" | ")])].sort().join(" | ");
  if (Array.isArray(one) && Array.isArray(other)) {
    const [first, ...rest] = [...one, ...other];
    return first === undefined ? [] : [rest.reduce(together, first)];
  }
  if (isGroup(one) && isGroup(other)) {
    const all = { ...one };
    for (const [name, shape] of Object.entries(other))
      all[name] = name in all ? together(all[name] ?? "", shape) : shape;
    return all;
  }
  // Null, or a group that is not always there.
  return one === "null" ? other : one;
}

const isGroup = (shape: Shape): shape is { [name: string]: Shape } =>
  typeof shape === "object" && !Array.isArray(shape);
