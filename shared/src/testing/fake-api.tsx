import { http } from '../api/http';
import { NoAnswer, type HttpAnswer, type HttpCall } from '../api/http-call';
import type { Page } from '../contracts/lists';
import { sectionOffCode, type RefusalBody } from '../contracts/errors';
import './fake-live';

/** One call as the server would see it. */
export interface FakeCall {
  /** Method and path: `POST /patients/7`. */
  call: string;
  /** The query, without what was left blank. */
  params: Record<string, unknown>;
  /** The decoded JSON body, or the FormData of an upload. */
  body: unknown;
  /** Names in small letters. */
  headers: Record<string, string>;
}

/** Answers a call; what is not a Refusal or an Outage is sent with status 200. */
export type FakeAnswer = (call: FakeCall) => unknown;

class Refusal {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {}
}
class Outage {
  constructor(readonly why: 'offline' | 'timeout') {}
}

/** A refusal of the server, as an answer of `fakeApi`. */
export function refuse(status: number, body: RefusalBody): unknown {
  return new Refusal(status, body);
}

/** What the server answers to every call of a section that is switched off, as an answer of `fakeApi`. */
export function refuseSectionOff(): unknown {
  const message = 'این بخش اکنون برای کلینیک شما خاموش است.';
  return refuse(403, { code: sectionOffCode, message });
}

/** No answer at all, as an answer of `fakeApi`: the line is down, or the time limit passed. */
export function noAnswer(why: 'offline' | 'timeout' = 'offline'): unknown {
  return new Outage(why);
}

/** A page of a list with these rows, the only one there is. */
export function pageWith<Row>(...rows: Row[]): Page<Row> {
  return { data: rows, meta: { page: 1, limit: 10, total: rows.length, totalPages: 1 } };
}

let routes: Record<string, FakeAnswer> = {};
let calls: FakeCall[] = [];
let unexpected: string[] = [];

function matches(pattern: string, call: string): boolean {
  const [wanted, given] = [pattern.split('/'), call.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index]))
  );
}

function answerTo(call: string): FakeAnswer | undefined {
  const pattern = Object.keys(routes).find((route) => matches(route, call));
  return routes[call] ?? (pattern === undefined ? undefined : routes[pattern]);
}

// A copy, as the wire makes one: neither side can change what the other holds.
function overTheWire(content: unknown): unknown {
  const isText = content !== undefined && !(content instanceof FormData);
  return isText ? JSON.parse(JSON.stringify(content)) : content;
}

function record({ method, url, query = {}, body, headers }: HttpCall): FakeCall {
  const blank = (value: unknown) => value === undefined || value === null || value === '';
  const params = Object.entries(query).filter(([, value]) => !blank(value));
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    call: `${method.toUpperCase()} ${url}`,
    params: Object.fromEntries(params),
    body: overTheWire(body),
    headers: Object.fromEntries(named),
  };
}

/** Rejects once the call is given up, as `fetch` does. */
function givenUp(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new NoAnswer('canceled')));
  });
}

http.send = async (sent: HttpCall): Promise<HttpAnswer> => {
  if (sent.signal?.aborted) throw new NoAnswer('canceled');
  const call = record(sent);
  calls.push(call);
  const answer = answerTo(call.call);
  if (!answer) {
    unexpected.push(call.call);
    throw new NoAnswer('offline');
  }
  const given = await Promise.race([answer(call), givenUp(sent.signal)]);
  if (given instanceof Outage) throw new NoAnswer(given.why);
  return given instanceof Refusal ? given : { status: 200, body: overTheWire(given) };
};

/**
 * Answers the calls of the test that runs; answers the growing list of calls made. Keys are
 * `METHOD /path`, a part of the path may be `:any`. A call that has no answer fails the test by name.
 */
export function fakeApi(answers: Record<string, FakeAnswer> = {}): FakeCall[] {
  routes = answers;
  calls = [];
  return calls;
}

/** The calls of this test that had no answer, once: a test that expects one takes it away. */
export function takeUnexpectedCalls(): string[] {
  const taken = unexpected;
  unexpected = [];
  return taken;
}

afterEach(() => {
  const missing = takeUnexpectedCalls();
  fakeApi();
  if (missing.length > 0) throw new Error(`calls without an answer: ${missing.join(', ')}`);
});
