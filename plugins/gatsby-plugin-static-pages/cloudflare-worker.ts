/**
 * Answers requests for missing files at Cloudflare Workers, which serves all others without it. Without it, browsers would keep a missing
 * asset for a year, because `_headers` covers the path. See `wrangler.jsonc`.
 */
export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: { fetch: (request: Request) => Promise<Response> } }) {
    const answer = await ASSETS.fetch(request);
    const response = new Response(answer.body, answer);
    response.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
    return response;
  },
};
