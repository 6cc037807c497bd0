// Loaded into every Node process of a build (`node --require`): kills the whole build as it is about to write or make a file.
const promises = require("node:fs/promises");

for (const name of ["writeFile", "rename"]) {
  const act = promises[name];
  promises[name] = (...args) => {
    if (args.slice(0, 2).some((file) => String(file).endsWith(process.env.DIE_AT))) process.kill(0, "SIGKILL");
    return act(...args);
  };
}
