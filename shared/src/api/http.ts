import { NoAnswer, type HttpAnswer, type HttpCall } from './http-call';

function addressOf({ url, query = {} }: HttpCall): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(
    filled.map(([name, value]) => [name, String(value)]),
  ).toString();
  return `/api${url}${search && `?${search}`}`;
}

function decode(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text; // not from our API, for example the page of a proxy
  }
}

/** Headers and body as `fetch` takes them; the browser sets the content type of a FormData. */
function contentOf({ body, headers }: HttpCall): Pick<RequestInit, 'headers' | 'body'> {
  if (body instanceof FormData) return { headers, body };
  if (body === undefined) return { headers };
  const json = { ...headers, 'Content-Type': 'application/json' };
  return { headers: json, body: JSON.stringify(body) };
}

async function sendByFetch(call: HttpCall): Promise<HttpAnswer> {
  let reason: NoAnswer['reason'] = 'offline';
  const stop = new AbortController();
  const stopFor = (cause: NoAnswer['reason']) => () => {
    reason = cause;
    stop.abort();
  };
  const cancel = stopFor('canceled');
  const timer = setTimeout(stopFor('timeout'), call.timeout);
  if (call.signal?.aborted) cancel();
  call.signal?.addEventListener('abort', cancel);
  try {
    const options = { method: call.method.toUpperCase(), ...contentOf(call), signal: stop.signal };
    const response = await fetch(addressOf(call), options);
    return { status: response.status, body: decode(await response.text()) };
  } catch {
    throw new NoAnswer(reason);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
}

/** Loads axios for an upload with progress, which `fetch` cannot report. */
async function sendByAxios(call: HttpCall): Promise<HttpAnswer> {
  const { sendWithProgress } = await import(/* webpackChunkName: "upload" */ './http-upload');
  return sendWithProgress(call);
}

/** Sends calls to the server; throws NoAnswer. Tests replace `send` (`fakeApi`). Other modules use `api`. */
export const http = {
  send: (call: HttpCall): Promise<HttpAnswer> =>
    call.onUploadProgress ? sendByAxios(call) : sendByFetch(call),
};
