// Loaded into every Node process of a build (`node --require`): refuses each connection to another machine and notes it.
const { appendFileSync, writeFileSync, existsSync } = require("node:fs");
const dns = require("node:dns");
const net = require("node:net");

const log = process.env.NETWORK_LOG;
if (!existsSync(log)) writeFileSync(log, "");

const isHere = (host) => !host || host === "localhost" || host === "::1" || host.startsWith("127.");

function refuse(host) {
  appendFileSync(log, `${host}\n${new Error("from").stack}\n`);
  return Object.assign(new Error(`The build asked for ${host}`), { code: "ENETUNREACH" });
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const host = typeof options === "object" ? options.host : args[1];
  if (options?.path === undefined && !isHere(host)) {
    process.nextTick(() => this.destroy(refuse(host)));
    return this;
  }
  return connect.apply(this, args);
};

const lookup = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (isHere(host)) return lookup(host, ...rest);
  rest.at(-1)(refuse(host));
};
