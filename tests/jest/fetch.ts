type Answer = Partial<Pick<Response, "status" | "url" | "type" | "json">> & { body?: string };

/** Mocks `fetch` with this response; returns the mock. */
export function answerWith({ body = "", status = 200, ...more }: Answer) {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    url: "https://www.example.com/thanks",
    type: "cors",
    json: () => Promise.resolve(body).then(JSON.parse),
    ...more,
  };
  const call = jest.fn((_address: string, _options: RequestInit) => Promise.resolve(response));
  Object.assign(globalThis, { fetch: call });
  return call;
}
