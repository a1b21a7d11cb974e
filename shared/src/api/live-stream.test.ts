import { liveStream, type LiveEvent } from './live-stream';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** What is heard of a stream whose bytes come in these pieces. */
async function hear(...pieces: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(source) {
      for (const piece of pieces) source.enqueue(piece);
      source.close();
    },
  });
  globalThis.fetch = (async () => ({ status: 200, ok: true, body })) as unknown as typeof fetch;
  const heard: (LiveEvent & { id?: string })[] = [];
  const end = await liveStream.read({
    token: 'mine',
    lastEventId: undefined,
    signal: new AbortController().signal,
    onOpen: () => undefined,
    onActivity: () => undefined,
    onEvent: (event, id) => heard.push(id === undefined ? event : { ...event, id }),
  });
  return { end, heard };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const change = { id: '7', type: 'appointment.changed', data: { name: 'سارا: رضایی' } };

it.each([
  ['line feeds', '\n'],
  ['carriage returns with line feeds, as some proxies write them', '\r\n'],
])('reads events whose lines end with %s', async (_, end) => {
  const lines = ['id: 7', 'event: appointment.changed', 'data: {"name":"سارا: رضایی"}', '', ''];
  expect(await hear(bytes(lines.join(end)))).toEqual({ end: 'ended', heard: [change] });
});

it('reads an event whose data has several lines', async () => {
  const text = 'id:7\nevent:appointment.changed\ndata:{"name":\ndata: "سارا: رضایی"}\n\n';
  expect((await hear(bytes(text))).heard).toEqual([change]);
});

it('reads pieces that are cut anywhere, also within a letter', async () => {
  const whole = bytes('id: 7\nevent: appointment.changed\ndata: {"name":"سارا: رضایی"}\n\n');
  const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
  expect((await hear(...pieces)).heard).toEqual([change]);
});

it('ignores heartbeats, retry times, unknown lines and an incomplete event', async () => {
  const text =
    'retry: 2000\n: \n\n: \n\nnonsense\n\nevent: too_many\ndata: {}\n\nid: 8\nevent: lost';
  expect((await hear(bytes(text))).heard).toEqual([{ type: 'too_many', data: {} }]);
});
