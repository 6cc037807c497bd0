import { type PhotoRequest, type PhotoResponse, renderPhoto } from "./render-photo";

/** The id in a path of Unsplash ("/photo-…") or Pexels ("/photos/106399/pexels-photo-106399.jpeg"). */
function idIn(path: string): string {
  const pexels = /^\/photos\/(\d+)\/[a-z0-9-]+\.(jpe?g|png)$/.exec(path)?.[1];
  return pexels === undefined ? path.slice(1) : `pexels-photo-${pexels}`;
}

/** A whole or broken number within limits; nothing for what is no number. */
function numberIn(text: string | null, lowest: number, highest: number): number | undefined {
  const value = Number(text ?? Number.NaN);
  return value > 0 ? Math.min(highest, Math.max(lowest, value)) : undefined;
}

/**
 * Reads the address of a photo as the hosts' image service does: https://docs.imgix.com/apis/rendering
 * `auto=format` follows the Accept header, `auto=compress` lowers the quality to 45 unless `q` says otherwise.
 */
export function readAddress(address: string, accept = ""): PhotoRequest {
  const { pathname, searchParams } = new URL(address, "https://images.unsplash.com");
  const auto = searchParams.getAll("auto").flatMap((value) => value.split(","));
  const density = numberIn(searchParams.get("dpr"), 1, 5) ?? 1;
  const pixels = (name: string) => {
    const length = numberIn(searchParams.get(name), 1, 8192);
    return length && Math.round(length * density);
  };
  return {
    id: idIn(pathname),
    width: pixels("w"),
    height: pixels("h"),
    fit: searchParams.get("fit") ?? undefined,
    crop: searchParams.get("crop") ?? undefined,
    accept: auto.includes("format") ? accept : undefined,
    fm: searchParams.get("fm") ?? undefined,
    q: numberIn(searchParams.get("q"), 1, 100) ?? (auto.includes("compress") ? 45 : undefined),
  };
}

/** What the stock host answers to an address; what Playwright's `route.fulfill` and the server send. */
export function answer(address: string, accept?: string): Promise<PhotoResponse> {
  return renderPhoto(readAddress(address, accept));
}
