import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { apiClient } from '../api/client';
import type { Page } from '../contracts/common';
import type { RefusalBody } from '../contracts/errors';

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
  constructor(readonly code: 'ERR_NETWORK' | 'ECONNABORTED') {}
}

/** A refusal of the server, as an answer of `fakeApi`. */
export function refuse(status: number, body: RefusalBody): unknown {
  return new Refusal(status, body);
}

/** No answer at all, as an answer of `fakeApi`: the line is down, or the time limit passed. */
export function noAnswer(why: 'offline' | 'timeout' = 'offline'): unknown {
  return new Outage(why === 'offline' ? 'ERR_NETWORK' : 'ECONNABORTED');
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

function decode(data: unknown): unknown {
  return typeof data === 'string' && data !== '' ? JSON.parse(data) : data;
}

function record(config: InternalAxiosRequestConfig): FakeCall {
  const blank = (value: unknown) => value === undefined || value === null || value === '';
  const params = Object.entries(config.params ?? {}).filter(([, value]) => !blank(value));
  const headers = Object.entries(config.headers.toJSON(true));
  return {
    call: `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`,
    params: Object.fromEntries(params),
    body: decode(config.data),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), `${value}`])),
  };
}

// A copy, as the wire makes one: no test can change what it was answered.
function overTheWire(answer: unknown): unknown {
  return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
}

function settle(answer: unknown, config: InternalAxiosRequestConfig): AxiosResponse {
  const [status, data] =
    answer instanceof Refusal ? [answer.status, answer.body] : [200, overTheWire(answer)];
  const headers = new AxiosHeaders({ 'content-type': 'application/json' });
  const response = { data, status, statusText: '', headers, config };
  if (status < 400) return response;
  throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
}

const adapter: AxiosAdapter = async (config) => {
  const call = record(config);
  calls.push(call);
  const answer = answerTo(call.call);
  if (!answer) {
    unexpected.push(call.call);
    throw new AxiosError(`no answer for ${call.call}`, AxiosError.ERR_NETWORK, config);
  }
  const given = await answer(call);
  if (given instanceof Outage) throw new AxiosError(given.code, given.code, config);
  return settle(given, config);
};

apiClient.defaults.adapter = adapter;

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
