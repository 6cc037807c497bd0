import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { connect } from "node:net";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { generate } from "selfsigned";
import { listen } from "../../tools/lib/listen";
import { createSiteServer } from "../../tools/lib/site-server";
import { answer, stockHosts } from "../../tools/lib/stock-host/answer";
import type { GitHub } from "../browser/admin/github";
import { siteFolder } from "../support/built-sites";

/** Serves a site of `tests/builds`, and receives enquiries. WebDriver shows no console, so the server receives violations of the CSP as well. */
export async function serveSite(name: "email" | "netlify") {
  /** Failed requests, and violations of the CSP. */
  const faults: string[] = [];
  const enquiries: URLSearchParams[] = [];
  const inner = createSiteServer(siteFolder(name));
  const server = createServer((request, response) => {
    const { method, url = "" } = request;
    if (method === "POST")
      return void text(request).then((body) => {
        // The CSP of /admin blocks the fonts and the status page that Sveltia loads from other hosts.
        if (url !== "/violation") enquiries.push(new URLSearchParams(body));
        else if (!body.includes('/admin"')) faults.push(body);
        response.end();
      });
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name === "Content-Security-Policy" ? `${String(value)}; report-uri /violation` : value);
    response.on("finish", () => response.statusCode < 400 || faults.push(`${response.statusCode} ${url}`));
    return inner.emit("request", request, response);
  });
  return { server, origin: `http://localhost:${await listen(server)}`, faults, enquiries };
}

/** Starts a proxy that leads to stubs of GitHub and of the photo hosts, and nowhere else. */
export async function startProxy(github: GitHub) {
  const hosts = ["api.github.com", ...stockHosts];
  // The browsers accept any certificate.
  const { private: key, cert } = await generate([], { keyType: "ec" });
  const stubs = createSecureServer({ key, cert }, (request, response) => {
    const { headers, method = "", url = "" } = request;
    for (const name of ["Origin", "Headers", "Methods"]) response.setHeader(`Access-Control-Allow-${name}`, "*");
    void text(request).then(async (sent) => {
      const json = github.answer(method, `https://api.github.com${url}`, sent);
      const isKnown = json !== undefined || method === "OPTIONS";
      if (headers.host === hosts[0]) return response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(json));
      const { status, type, body } = await answer(url);
      return response.writeHead(status, { "Content-Type": type }).end(body);
    });
  });
  const stubsPort = await listen(stubs);
  const proxy = createServer().on("connect", ({ url = "" }, socket) => {
    if (!hosts.includes(url.replace(/:443$/, ""))) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    // Browsers break connections off, which is no error.
    return pipeline(socket, connect(stubsPort, "127.0.0.1"), socket, () => undefined);
  });
  const close = () => [proxy, stubs].forEach((server) => server.close().closeAllConnections());
  return { port: await listen(proxy), close };
}
