/**
 * A page's address with slashes after it, for the servers that lead it to the one without. Of any other address, such as
 * `/%5Cevil.example/`, nothing may stand in `Location`: browsers take `/\evil.example` for another site.
 */
export const slashed = "^((?:/[a-z0-9-]+)+)/+$";
