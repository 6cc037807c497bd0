import { readContent } from "../plugins/content-model/read/read-content";
import { UserError } from "../plugins/content-model/user-error";
import { runCommand, WrongUsage } from "./lib/run-command";
import { checkPhoto, downloadPhoto, remotePhotos } from "./editors/photos";

const usage = `npm run photos check      asks the stock hosts whether they still have every photo
npm run photos download   stores every stock photo in content/photos/`;

void runCommand({ usage, most: 1, options: {} }, async ([word]) => {
  if (word !== "check" && word !== "download") throw new WrongUsage('Write "check" or "download"');
  const photos = remotePhotos(readContent(process.cwd()));
  let failed = 0;
  for (const photo of photos)
    try {
      await (word === "check" ? checkPhoto(photo) : downloadPhoto(photo));
      console.log(photo.file);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      console.error(`${photo.file}  ${error.message}`);
      failed += 1;
    }
  console.log(
    `Stock photos: ${photos.length - failed} ${word === "check" ? "available" : "stored"}, ${failed} failed.`,
  );
  return failed === 0;
});
