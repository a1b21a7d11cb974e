import { readStored, store } from '../session/browser-storage';
import { readSession } from '../session/session-store';

/** A request that was sent and whose fate nobody knows yet: no answer came, or one that says nothing. */
export interface PendingRequest {
  /** Its idempotency key. */
  key: string;
  /** Of what was sent: tells the same from something else without keeping what was typed. */
  print: string;
  /** When it was sent first, ISO 8601. */
  at: string;
  /** Where it was sent, below `/api`; kept where its fate is asked for later. */
  path?: string;
  /** Tomans; kept where money moves. */
  amount?: number;
}

/** Milliseconds: the server knows a key for a day, and both clocks may differ a little. */
const longest = 23 * 3_600_000;

/** Kept besides the browser's storage, which may be forbidden or full. */
const inMemory = new Map<string, PendingRequest>();

const placeOf = (target: string) => `pending:${readSession()?.user.id ?? 0}:${target}`;

/** The request for `target` that this person sent in this tab and whose fate is unknown; null for none. */
export function readPending(target: string): PendingRequest | null {
  const place = placeOf(target);
  const pending = parsed(readStored('sessionStorage', place)) ?? inMemory.get(place);
  return pending && Date.now() - Date.parse(pending.at) < longest ? pending : null;
}

function parsed(text: string | null): PendingRequest | null {
  try {
    return text === null ? null : (JSON.parse(text) as PendingRequest);
  } catch {
    return null; // nobody but this file writes here: damaged means that it is not ours
  }
}

/** Remembers a request. It is written down before it is sent: a reload in between must find it. */
export function keepPending(target: string, pending: PendingRequest): void {
  const place = placeOf(target);
  const text = JSON.stringify(pending);
  store('sessionStorage', place, text);
  if (readStored('sessionStorage', place) !== text) inMemory.set(place, pending);
}

/** Forgets the request for `target` with this key, for its fate is known; a later one stays. */
export function forgetPending(target: string, key: string): void {
  if (readPending(target)?.key !== key) return;
  const place = placeOf(target);
  inMemory.delete(place);
  store('sessionStorage', place, null);
}

/** A short mark of an input, the same for the same input: 64 bits of FNV-1a. */
export function printOf(input: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(input) ?? '')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}
