import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

/** Creates a self-signed certificate in PEM for hosts such as "localhost". Browsers use HTTP/2 only over TLS. */
export async function createCertificate(hosts: readonly string[]) {
  const pem = await generate([{ name: "commonName", value: hosts[0] ?? "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2 as const, value })) }],
  });
  const key = new X509Certificate(pem.cert).publicKey.export({ type: "spki", format: "der" });
  const digest = createHash("sha256").update(key).digest("base64");
  // Makes Chromium trust it. With only `--ignore-certificate-errors`, Chromium caches nothing.
  const flag = `--ignore-certificate-errors-spki-list=${digest}`;
  return { key: pem.private, cert: pem.cert, flag };
}
