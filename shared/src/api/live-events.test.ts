import { endSession, readSession, startSession } from '../session/session-store';
import { aLogin } from '../testing/session-samples';
import { listenLive } from './live-events';

/** The server's end of one connection. */
interface Line {
  url: string;
  headers: Record<string, string>;
  isCut: () => boolean;
  send: (text: string) => Promise<void>;
  end: () => Promise<void>;
}

const encoder = new TextEncoder();
const realFetch = globalThis.fetch;
let lines: Line[] = [];
let status: number | 'down' = 200;
let stops: (() => void)[] = [];

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  [lines, stops, status] = [[], [], 200];
  globalThis.fetch = (async (url: string, { headers, signal }: RequestInit) => {
    let source: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (source = own) });
    signal!.addEventListener('abort', () => source.error(new DOMException('cut', 'AbortError')));
    lines.push({
      url,
      headers: headers as Record<string, string>,
      isCut: () => signal!.aborted,
      send: async (text) => {
        source.enqueue(encoder.encode(text));
        await settle();
      },
      end: async () => {
        source.close();
        await settle();
      },
    });
    if (status === 'down') throw new TypeError('Failed to fetch');
    return { status, ok: status === 200, body };
  }) as unknown as typeof fetch;
  startSession({ ...aLogin(), token: 'first' });
});
afterEach(async () => {
  for (const stop of stops) stop();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** Listens, and answers what is heard: type and id, or 'again' for "look again". */
function listen(...types: string[]) {
  const heard: unknown[] = [];
  const stop = listenLive(types, (event) => heard.push(event ? event.data.id : 'again'));
  stops.push(stop);
  return { heard, stop };
}

const event = (id: number, type = 'appointment.changed') =>
  `id: ${100 + id}\nevent: ${type}\ndata: {"id":${id}}\n\n`;

const last = () => lines.at(-1)!;

it('shares one connection, and sends each listener its own events', async () => {
  const desk = listen('appointment.changed');
  const board = listen('appointment.changed', 'schedule.changed');
  await settle();
  expect(lines).toHaveLength(1);
  expect(last()).toMatchObject({ url: '/api/events', headers: { Authorization: 'Bearer first' } });
  await last().send(`retry: 2000\n: \n\n${event(1)}${event(2, 'schedule.changed').slice(0, 20)}`);
  await last().send(event(2, 'schedule.changed').slice(20) + event(3, 'stock.changed'));
  expect(desk.heard).toEqual([1]);
  expect(board.heard).toEqual([1, 2]);
});

it('reconnects from the last event on, and tells listeners to read again', async () => {
  const { heard } = listen('appointment.changed');
  await settle();
  await last().send(event(1));
  await last().end();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(lines).toHaveLength(2);
  expect(last().headers).toMatchObject({ 'Last-Event-ID': '101' });
  expect(heard).toEqual([1, 'again']);
  await last().send(event(2));
  expect(heard).toEqual([1, 'again', 2]);
});

it('tells a listener with older data to read again, once the connection is open', async () => {
  const heard: string[] = [];
  const follow = (name: string) =>
    stops.push(
      listenLive(
        ['user.changed'],
        (event) => heard.push(`${name} ${event ? event.type : 'again'}`),
        {
          since: 'before',
        },
      ),
    );
  follow('early');
  expect(heard).toEqual([]);
  await settle();
  expect(heard).toEqual(['early again']);
  const { heard: rows } = listen('appointment.changed');
  follow('late');
  expect(heard).toEqual(['early again', 'late again']);
  await last().send(event(1, 'user.changed'));
  expect(heard.slice(2)).toEqual(['early user.changed', 'late user.changed']);
  expect(rows).toEqual([]);
});

it('waits longer before each attempt to reconnect, and meanwhile tells listeners to read again every minute', async () => {
  status = 'down';
  const { heard } = listen('appointment.changed');
  await jest.advanceTimersByTimeAsync(59_000);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.length).toBeLessThan(8);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(62_000);
  expect(heard).toEqual(['again', 'again']);
  status = 200;
  window.dispatchEvent(new Event('online'));
  await settle();
  const { length } = heard;
  await last().send(': \n\n');
  for (let beat = 0; beat < 8; beat += 1) {
    await jest.advanceTimersByTimeAsync(15_000);
    await last().send(': \n\n');
  }
  expect(heard).toHaveLength(length);
});

it('closes a connection without heartbeats', async () => {
  listen('appointment.changed');
  await settle();
  await jest.advanceTimersByTimeAsync(42_000);
  expect(lines.map(({ isCut }) => isCut())).toEqual([true, false]);
});

it('closes when nobody listens, but not while the screen changes', async () => {
  const before = listen('appointment.changed');
  await settle();
  before.stop();
  const after = listen('appointment.changed');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(lines.map(({ isCut }) => isCut())).toEqual([false]);
  after.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(lines.map(({ isCut }) => isCut())).toEqual([true]);
});

it('closes at the end of the session, and opens again for the next one', async () => {
  listen('appointment.changed');
  await settle();
  await last().send(event(1));
  endSession();
  expect(last().isCut()).toBe(true);
  startSession({ ...aLogin(), token: 'second' });
  await settle();
  expect(lines).toHaveLength(2);
  expect(last().headers).toMatchObject({ Authorization: 'Bearer second' });
  expect(last().headers).not.toHaveProperty('Last-Event-ID');
});

it.each(['event: session.ended\ndata: {}\n\n', 'refused'])(
  'ends the session when the server says so (%s)',
  async (said) => {
    if (said === 'refused') status = 401;
    listen('appointment.changed');
    await settle();
    if (said !== 'refused') await last().send(said);
    expect(readSession()).toBeNull();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
  },
);

it('waits long before it reconnects when this user has too many tabs open', async () => {
  const { heard } = listen('appointment.changed');
  await settle();
  await last().send('event: too_many\ndata: {}\n\n');
  await last().end();
  await jest.advanceTimersByTimeAsync(130_000);
  expect(lines).toHaveLength(1);
  expect(heard).toEqual(['again', 'again']);
});

it('closes the connection of a hidden tab, and tells listeners to read again when it is shown', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get');
  const look = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return settle();
  };
  const { heard } = listen('appointment.changed');
  await settle();
  await look('hidden');
  await jest.advanceTimersByTimeAsync(61_000);
  // Cut for being silent or for being hidden: here and gone.
  expect(lines.every(({ isCut }) => isCut())).toBe(true);
  const { length } = lines;
  await look('visible');
  expect(lines).toHaveLength(length + 1);
  expect(heard.at(-1)).toBe('again');
  seen.mockRestore();
});
