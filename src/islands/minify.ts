/**
 * Names for the variables of minified scripts, in a fixed order of letters. Terser's own order depends on how often each letter
 * stands in a script. It counts the hashes of other files too, which webpack replaces afterwards, so two builds of the same
 * source would differ. Uses nothing from outside itself, because it is sent to other processes as text.
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
