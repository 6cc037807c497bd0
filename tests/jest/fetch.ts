interface Answer {
  status?: number;
  body?: string;
  url?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Mocks `fetch` with this response; returns the mock. */
export function answerWith({ status = 200, body = "", url = "https://www.example.com/thanks", ...more }: Answer) {
  const { type = "cors", headers = {} } = more;
  const response = {
    ok: status >= 200 && status < 300,
    status,
    url,
    type,
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(body),
  };
  const call = jest.fn((_address: string, _options: RequestInit) => Promise.resolve(response));
  Object.assign(globalThis, { fetch: call });
  return call;
}
