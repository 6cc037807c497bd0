interface Answer {
  status?: number;
  body?: string;
  url?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Mocks `fetch` with these responses in turn, then with the last one. */
export function answerWith(...answers: Answer[]) {
  const call = jest.fn((_address: string, _options: RequestInit) => {
    const {
      status = 200,
      body = "",
      url = "https://www.example.com/thanks",
      type = "cors",
      headers = {},
    } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    return Promise.resolve({
      ok: status >= 200 && status < 300,
      status,
      url,
      type,
      headers: { get: (name: string) => headers[name] ?? null },
      text: () => Promise.resolve(body),
    });
  });
  Object.assign(globalThis, { fetch: call });
  return call;
}
