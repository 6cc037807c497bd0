import type { IncomingMessage, ServerResponse } from "node:http";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The address at which GitHub Codespaces shows a port: https://docs.github.com/codespaces/developing-in-a-codespace/forwarding-ports-in-your-codespace */
const codespace = (port: number | undefined): string | undefined => {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return name && domain && `${name}-${port}.${domain}`;
};

/**
 * Whether a request comes from a page of this server. Gatsby's development server answers every origin, so another site that an
 * editor has open could otherwise read and write content. `Host` keeps out names that somebody else leads to this machine.
 */
export function isOwnRequest({ headers, method, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  const forwarded = codespace(socket.localPort);
  if (!loopback.test(host) && host !== forwarded) return false;
  if (!isSameSite(headers)) return false;
  if (method === "GET") return true;
  return [host, forwarded].some((own) => own && (origin === `http://${own}` || origin === `https://${own}`));
}

const isSameSite = (headers: IncomingMessage["headers"]): boolean =>
  (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";

/** Keeps pages of other origins from reading an answer. Gives false where they have been refused. */
export function isForThisSite({ headers }: IncomingMessage, response: ServerResponse): boolean {
  response.removeHeader("Access-Control-Allow-Origin");
  if (!isSameSite(headers)) response.writeHead(403).end();
  return isSameSite(headers);
}
