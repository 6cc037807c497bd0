import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createCertificate } from "../../tools/lib/certificate";
import { listen } from "../../tools/lib/listen";
import { createSiteServer } from "../../tools/lib/site-server";
import { createStockHost, stockHosts } from "../../tools/lib/stock-host/server";
import type { GitHub } from "../browser/admin/github";

/** A site on a server that also receives enquiries. */
export interface ServedSite {
  server: Server;
  origin: string;
  /** Failed requests, and violations of the CSP. */
  faults: string[];
  /** The enquiries, and the status of the responses to them. */
  enquiries: URLSearchParams[];
  status: number;
}

/** Serves a built site. WebDriver shows no console, so the server receives the violations. */
export async function serveSite(folder: string, pages: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  const inner = createSiteServer(folder);
  const server = createServer((request, response) => {
    const { method, url = "" } = request;
    const page = pages[url];
    if (page !== undefined) return response.setHeader("Content-Type", "text/html").end(page);
    if (method === "POST")
      return void text(request).then((body) => {
        if (url === "/violation") site.faults.push(body);
        else site.enquiries.push(new URLSearchParams(body));
        response.writeHead(url === "/violation" ? 204 : site.status).end();
      });
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name === "Content-Security-Policy" ? `${String(value)}; report-uri /violation` : value);
    response.on("finish", () => response.statusCode < 400 || site.faults.push(`${response.statusCode} ${url}`));
    return inner.emit("request", request, response);
  });
  const site: ServedSite = { server, origin: "", faults: [], enquiries: [], status: 200 };
  site.origin = `http://localhost:${await listen(server)}`;
  return site;
}

/** Starts a proxy that leads to stubs of GitHub and of the photo hosts, and nowhere else; returns its port. */
export async function startProxy(github: GitHub) {
  const certificate = await createCertificate(["api.github.com", ...stockHosts]);
  const photos = await createStockHost(certificate);
  const api = createSecureServer(certificate, (request, response) => {
    for (const name of ["Origin", "Headers", "Methods"]) response.setHeader(`Access-Control-Allow-${name}`, "*");
    void text(request).then((body) => {
      const json = github.answer(request.method ?? "", `https://api.github.com${request.url ?? ""}`, body);
      const isKnown = json !== undefined || request.method === "OPTIONS";
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(json));
    });
  });
  const ports = new Map(stockHosts.map((host) => [host, photos.port])).set("api.github.com", await listen(api));
  const proxy = createServer().on("connect", ({ url = "" }, socket) => {
    const port = ports.get(url.replace(/:443$/, ""));
    if (!port) return socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    // Browsers break connections off.
    for (const end of [target, socket]) end.on("error", () => end.destroy());
    return target;
  });
  const port = await listen(proxy);
  const close = async (): Promise<void> => {
    for (const server of [proxy, api]) server.close().closeAllConnections();
    await photos.close();
  };
  return { port, close };
}
