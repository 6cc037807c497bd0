/**
 * Names for Terser's variables, in an order of its own. Terser's order follows how often each letter stands in a script, hashes of
 * other files included that webpack replaces afterwards: two builds of the same source would differ. Self-contained, because
 * it is sent to other processes as text.
 */
export const steadyNames = {
  get: (n: number): string => {
    const first = "etnriaoscludfpmhgvbyxwSkETNRIAOCLUDFPMHGVBYXWKJQZ_jqz$";
    const rest = `${first}0123456789`;
    let name = first.charAt(n % first.length);
    for (let left = Math.floor(n / first.length); left > 0; left = Math.floor((left - 1) / rest.length))
      name += rest.charAt((left - 1) % rest.length);
    return name;
  },
};
