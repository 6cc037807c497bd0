/** Says on the terminal's last line how far a command has come; without a name, wipes the line. */
export function progress(name = "", at = 0, of = 0): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${name && `${at} of ${of}  ${name}`}`);
}
