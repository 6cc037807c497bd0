import { recordsIn } from "./record";

const youtube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11}).*/;
const vimeo = /^https:\/\/vimeo\.com\/(\d+).*/;
/** Has a second code. */
const unlistedVimeo = /^https:\/\/vimeo\.com\/(\d+)\/(\w+).*/;
const matterport = /^https:\/\/my\.matterport\.com\/show\/?\?m=(\w+).*/;

/** Hosts whose tours play on the site's own pages: the page that people share, and the frame that plays it. */
const hosts: readonly { name: string; page: RegExp; frame: string }[] = [
  // No cookies until the video plays.
  { name: "YouTube", page: youtube, frame: "https://www.youtube-nocookie.com/embed/$1?autoplay=1" },
  { name: "Vimeo", page: unlistedVimeo, frame: "https://player.vimeo.com/video/$1?h=$2&autoplay=1&dnt=1" },
  { name: "Vimeo", page: vimeo, frame: "https://player.vimeo.com/video/$1?autoplay=1&dnt=1" },
  { name: "Matterport", page: matterport, frame: "https://my.matterport.com/show/?m=$1&play=1" },
];

const hostOf = (url: string) => hosts.find(({ page }) => page.test(url));

/** The name of the host of a tour; undefined for a URL of any other. */
export const tourHost = (url: unknown): string | undefined => (typeof url === "string" ? hostOf(url)?.name : undefined);

/** The frame of a tour at one of these hosts, or at a third party that is listed for frames; undefined for any other URL. */
export function frameOf(url: unknown, thirdParties?: unknown): string | undefined {
  if (typeof url !== "string") return undefined;
  const host = hostOf(url);
  const mayFrame = recordsIn(thirdParties).filter(({ purposes }) => [purposes].flat().includes("frame"));
  if (host) return url.replace(host.page, host.frame);
  return mayFrame.some((party) => url.startsWith(`${String(party.url)}/`)) ? url : undefined;
}
