/** `photo:kitchen`, as a picture's address in a text -> `kitchen`; undefined for any other address. */
export const photoName = (address: string): string | undefined => /^photo:(.*)$/.exec(address)?.[1];
