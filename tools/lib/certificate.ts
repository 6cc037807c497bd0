import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

/** A certificate that no authority has signed, for servers that only this machine reaches. Key and certificate are PEM. */
export interface Certificate {
  key: string;
  cert: string;
  /**
   * What makes Chromium trust it. `--ignore-certificate-errors` alone is not enough where caching matters: Chromium keeps
   * nothing in its cache that came with a certificate error.
   */
  flag: string;
}

/** Makes a certificate for some hosts, as in "localhost". Browsers speak HTTP/2 only over TLS. */
export async function createCertificate(hosts: readonly string[]): Promise<Certificate> {
  const pem = await generate([{ name: "commonName", value: hosts[0] ?? "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2 as const, value })) }],
  });
  const key = new X509Certificate(pem.cert).publicKey.export({ type: "spki", format: "der" });
  const digest = createHash("sha256").update(key).digest("base64");
  return { key: pem.private, cert: pem.cert, flag: `--ignore-certificate-errors-spki-list=${digest}` };
}
