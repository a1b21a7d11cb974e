import { http } from '../api/http';
import { NoAnswer, type HttpAnswer, type HttpCall } from '../api/http-call';
import type { Page } from '../contracts/lists';
import { sectionOffCode, type RefusalBody } from '../contracts/errors';
import './fake-live';

/** One call as the server would receive it. */
export interface FakeCall {
  /** Method and path: `POST /patients/7`. */
  call: string;
  /** The query without blank values. */
  params: Record<string, unknown>;
  /** The decoded JSON body, or the FormData of an upload. */
  body: unknown;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/** Returns the answer to a call: the body of a 200, or the result of `refuse` or `noAnswer`. */
export type FakeAnswer = (call: FakeCall) => unknown;

class Refusal {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {}
}
class Outage {
  constructor(readonly reason: 'offline' | 'timeout') {}
}

/** An answer of `fakeApi`: the server refuses the call. */
export function refuse(status: number, body: RefusalBody): unknown {
  return new Refusal(status, body);
}

/** An answer of `fakeApi`: the section of the call is switched off. */
export function refuseSectionOff(): unknown {
  const message = 'این بخش اکنون برای کلینیک شما خاموش است.';
  return refuse(403, { code: sectionOffCode, message });
}

/** An answer of `fakeApi`: none comes, because the network is down or the time limit passed. */
export function noAnswer(reason: 'offline' | 'timeout' = 'offline'): unknown {
  return new Outage(reason);
}

/** The only page of a list with these rows. */
export function pageWith<Row>(...rows: Row[]): Page<Row> {
  return { data: rows, meta: { page: 1, limit: 10, total: rows.length, totalPages: 1 } };
}

/** The alerts of a patient stand on every screen about one; a test that says nothing of them has none. */
const usual: Record<string, FakeAnswer> = { 'GET /patients/:id/alerts': () => pageWith() };
let routes: Record<string, FakeAnswer> = usual;
let calls: FakeCall[] = [];
let unexpected: string[] = [];

function matches(pattern: string, call: string): boolean {
  const [expected, actual] = [pattern.split('/'), call.split('/')];
  return (
    expected.length === actual.length &&
    expected.every(
      (part, index) => part === actual[index] || (part.startsWith(':') && actual[index]),
    )
  );
}

function answerTo(call: string): FakeAnswer | undefined {
  const pattern = Object.keys(routes).find((route) => matches(route, call));
  return routes[call] ?? (pattern === undefined ? undefined : routes[pattern]);
}

/** A copy, as a real request makes one: page and test cannot change each other's objects. */
function copyOf(content: unknown): unknown {
  const isText = content !== undefined && !(content instanceof FormData);
  return isText ? JSON.parse(JSON.stringify(content)) : content;
}

function record({ method, url, query = {}, body, headers }: HttpCall): FakeCall {
  const blank = (value: unknown) => value === undefined || value === null || value === '';
  const params = Object.entries(query).filter(([, value]) => !blank(value));
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    call: `${method.toUpperCase()} ${url}`,
    params: Object.fromEntries(params),
    body: copyOf(body),
    headers: Object.fromEntries(lowerCase),
  };
}

/** Rejects when the call is cancelled, as `fetch` does. */
function rejectOnAbort(signal: AbortSignal | undefined): Promise<never> {
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
  const given = await Promise.race([answer(call), rejectOnAbort(sent.signal)]);
  if (given instanceof Outage) throw new NoAnswer(given.reason);
  return given instanceof Refusal ? given : { status: 200, body: copyOf(given) };
};

/**
 * Sets the answers to the calls of the running test; returns the list of calls, which grows as they are made.
 * Keys are `METHOD /path`; a part of the path may be `:any`. A call without an answer fails the test and
 * is named.
 */
export function fakeApi(answers: Record<string, FakeAnswer> = {}): FakeCall[] {
  routes = { ...usual, ...answers };
  calls = [];
  return calls;
}

/** Returns the calls of this test that had no answer and clears them; a test calls it when it expects some. */
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
