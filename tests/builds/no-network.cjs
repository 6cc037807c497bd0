// Loaded into every Node process of a build (`node --require`): refuses and logs each connection to another machine, and refuses the
// build's lock as a shared folder of Docker Desktop or WSL does.
const { appendFileSync } = require("node:fs");
const net = require("node:net");

const isHere = (host) => !host || host === "localhost" || host === "::1" || host.startsWith("127.");

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const host = typeof options === "object" ? options.host : args[1];
  if (options?.path !== undefined || isHere(host)) return connect.apply(this, args);
  const refused = new Error(`The build asked for ${host}`);
  appendFileSync(process.env.NETWORK_LOG, `${refused.stack}\n`);
  process.nextTick(() => this.destroy(refused));
  return this;
};

const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (...args) {
  if (args[0] !== "build.lock") return listen.apply(this, args);
  process.nextTick(() => this.emit("error", new Error("ENOTSUP")));
  return this;
};

// The file proves that this was loaded.
appendFileSync(process.env.NETWORK_LOG, "");
