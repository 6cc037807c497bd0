// Loaded into every Node process of a build (`node --require`): kills the whole build as it is about to write a file of this name.
const promises = require("node:fs/promises");

const { writeFile } = promises;
promises.writeFile = (file, ...rest) => {
  if (String(file).endsWith(process.env.DIE_AT)) process.kill(0, "SIGKILL");
  return writeFile(file, ...rest);
};
