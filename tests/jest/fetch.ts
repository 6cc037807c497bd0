type Answer = Partial<Pick<Response, "status" | "url" | "type" | "text">> & {
  body?: string;
  headers?: Record<string, string>;
};

/** Mocks `fetch` with this response; returns the mock. */
export function answerWith({ body = "", headers = {}, status = 200, ...more }: Answer) {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    url: "https://www.example.com/thanks",
    type: "cors",
    headers: new Headers(headers),
    text: () => Promise.resolve(body),
    ...more,
  };
  const call = jest.fn((_address: string, _options: RequestInit) => Promise.resolve(response));
  Object.assign(globalThis, { fetch: call });
  return call;
}
