import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright-core';
import type { Random } from './random';

export interface BadNetwork {
  /** The longest time that a request waits, in milliseconds. */
  latency: number;
  /** The share of writing requests whose answer is lost after the server has carried them out. */
  lostAnswers: number;
  /** The share of writing requests that never reach the server. */
  lostRequests: number;
}

/** The browser's console message for a lost request. */
export const lostRequest = /net::ERR_CONNECTION_RESET/;

/** Ignores errors: the page may be closed before its delayed request is sent. */
const ignoreErrors = (work: Promise<void>) => work.catch(() => undefined);

async function carryOut(route: Route, random: Random, { lostAnswers, lostRequests }: BadNetwork) {
  const writes = route.request().method() !== 'GET';
  if (writes && random.chance(lostRequests)) return route.abort('connectionreset');
  if (!writes || !random.chance(lostAnswers)) return route.continue();
  await route.fetch();
  return route.abort('connectionreset');
}

/** Delays the requests of a browser by random times, and loses some of the writing ones. */
export async function makeNetworkBad(context: BrowserContext, random: Random, network: BadNetwork) {
  await context.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/api/events')) return route.continue();
    // Most requests are quick and a few take the longest time, as on a bad line.
    await pause(network.latency * random.next() ** 3);
    return ignoreErrors(carryOut(route, random, network));
  });
}
