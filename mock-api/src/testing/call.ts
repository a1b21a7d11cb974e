/** An answer of the API; `body` is the parsed JSON, or the text of any other answer. */
export interface Answer {
  status: number;
  // A test names the fields that it expects; an answer may have any shape.
  body: ReturnType<typeof JSON.parse>;
  headers: Headers;
}

/** Calls the API: `call('POST', '/patients', body)`. `/api` is put before the path. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Calls the API at an address, with a token if one is given. */
export function callerOf(address: string, token?: () => Promise<string>): Call {
  return async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${await token()}` } : {}),
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
}
