import { http } from './http';
import { NoAnswer, type HttpCall } from './http-call';

const real = { fetch: globalThis.fetch, Request: window.XMLHttpRequest };
const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real.fetch;
  window.XMLHttpRequest = real.Request;
});

const answers = (status: number, text: string) =>
  asked.mockResolvedValue({ status, text: async () => text });

const call = (over: Partial<HttpCall> = {}): HttpCall => ({
  method: 'get',
  url: '/patients',
  headers: {},
  timeout: 15_000,
  ...over,
});

it('calls the address below /api, with query and headers', async () => {
  answers(200, '{"id":7}');
  const query = { page: 2, search: 'سارا', none: undefined, nil: null };
  expect(await http.send(call({ query, headers: { A: 'b' } }))).toEqual({
    status: 200,
    body: { id: 7 },
  });
  const [url, { method, headers, body }] = asked.mock.lastCall!;
  expect(url).toBe('/api/patients?page=2&search=%D8%B3%D8%A7%D8%B1%D8%A7');
  expect({ method, headers, body }).toEqual({ method: 'GET', headers: { A: 'b' } });
});

it('sends JSON, and a FormData unchanged', async () => {
  answers(200, '');
  await http.send(call({ method: 'post', body: { name: 'x' } }));
  expect(asked.mock.lastCall![1]).toMatchObject({
    body: '{"name":"x"}',
    headers: { 'Content-Type': 'application/json' },
  });
  const form = new FormData();
  await http.send(call({ method: 'post', body: form }));
  expect(asked.mock.lastCall![1].body).toBe(form);
  expect(asked.mock.lastCall![1].headers).toEqual({});
});

it.each([
  ['', undefined],
  ['<html>', '<html>'],
  ['null', null],
])('reads "%s" as %s', async (text, body) => {
  answers(502, text);
  expect(await http.send(call())).toEqual({ status: 502, body });
});

it('throws NoAnswer when the network is down', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(http.send(call())).rejects.toEqual(new NoAnswer('offline'));
});

const neverAnswered = () =>
  asked.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new DOMException('aborted', 'AbortError'));
        if (signal!.aborted) stop();
        signal!.addEventListener('abort', stop);
      }),
  );

it('gives up at its time limit', async () => {
  neverAnswered();
  await expect(http.send(call({ timeout: 1 }))).rejects.toEqual(new NoAnswer('timeout'));
});

it('can be cancelled before and while it runs', async () => {
  neverAnswered();
  const stop = new AbortController();
  const answer = http.send(call({ signal: stop.signal }));
  stop.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'canceled' });
  await expect(http.send(call({ signal: stop.signal }))).rejects.toMatchObject({
    reason: 'canceled',
  });
});

describe('a call that reports its progress', () => {
  /** Replaces XMLHttpRequest: sends one half, then calls `end`. */
  function fakeUpload(end: (request: Upload) => void) {
    Upload.end = end;
    window.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  }

  class Upload {
    static end: (request: Upload) => void;
    upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    responseURL = '';
    onloadend?: () => void;
    onerror?: (event: unknown) => void;
    ontimeout?: () => void;
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => 'content-type: application/json';
    abort() {}
    send() {
      const half = Object.assign(new Event('progress'), {
        loaded: 1,
        total: 2,
        lengthComputable: true,
      });
      this.upload.dispatchEvent(half);
      Upload.end(this);
    }
  }

  const upload = (onUploadProgress: (share: number) => void = () => undefined) =>
    http.send(call({ method: 'post', body: new FormData(), onUploadProgress }));

  it.each([200, 413])(
    'reports the share that is sent, and returns the answer %d',
    async (status) => {
      fakeUpload((request) => {
        Object.assign(request, { status, responseText: '{"code":"x"}' });
        request.onloadend?.();
      });
      const shares: number[] = [];
      expect(await upload((share) => shares.push(share))).toEqual({ status, body: { code: 'x' } });
      expect(shares).toEqual([0.5]);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['offline', (request: Upload) => request.onerror?.({})],
    ['timeout', (request: Upload) => request.ontimeout?.()],
    ['canceled', (request: Upload) => request.onabort?.()],
  ] as const)('says that no answer came (%s)', async (reason, end) => {
    fakeUpload(end);
    await expect(upload()).rejects.toMatchObject({ reason });
  });
});
