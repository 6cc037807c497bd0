/** Answers requests for missing files at Cloudflare Workers (wrangler.jsonc): with the rule of `_headers`, browsers would keep them for a year. */
export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: { fetch: (request: Request) => Promise<Response> } }) {
    const answer = await ASSETS.fetch(request);
    const response = new Response(answer.body, answer);
    response.headers.set("Cache-Control", "public, max-age=0, must-revalidate");
    return response;
  },
};
