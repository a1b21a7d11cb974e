import { NoAnswer, type HttpAnswer, type HttpCall } from './http-call';

function addressOf({ url, query = {} }: HttpCall): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return `/api${url}${search && `?${search}`}`;
}

function decode(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text; // not of our API: a proxy's page, say
  }
}

/** Headers and body as `fetch` takes them; the browser itself names the type of a FormData. */
function contentOf({ body, headers }: HttpCall): Pick<RequestInit, 'headers' | 'body'> {
  if (body instanceof FormData) return { headers, body };
  if (body === undefined) return { headers };
  const json = { ...headers, 'Content-Type': 'application/json' };
  return { headers: json, body: JSON.stringify(body) };
}

async function sendByFetch(call: HttpCall): Promise<HttpAnswer> {
  let why: NoAnswer['why'] = 'offline';
  const stop = new AbortController();
  const stopFor = (reason: NoAnswer['why']) => () => {
    why = reason;
    stop.abort();
  };
  const cancel = stopFor('canceled');
  const timer = setTimeout(stopFor('timeout'), call.timeout);
  if (call.signal?.aborted) cancel();
  call.signal?.addEventListener('abort', cancel);
  try {
    const asked = { method: call.method.toUpperCase(), ...contentOf(call), signal: stop.signal };
    const response = await fetch(addressOf(call), asked);
    return { status: response.status, body: decode(await response.text()) };
  } catch {
    throw new NoAnswer(why);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
}

/** Only a call that tells its progress, an upload, waits for axios: `fetch` cannot tell it. */
async function sendByAxios(call: HttpCall): Promise<HttpAnswer> {
  const { sendWithProgress } = await import(/* webpackChunkName: "upload" */ './http-upload');
  return sendWithProgress(call);
}

/** The way to the server; `fakeApi` puts its own in its place. Everything else uses `api`. */
export const http = {
  send: (call: HttpCall): Promise<HttpAnswer> =>
    call.onUploadProgress ? sendByAxios(call) : sendByFetch(call),
};
