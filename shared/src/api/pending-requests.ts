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

/** How many forms are being saved. */
let saves = 0;
/** The keys of answered requests by their places, while a form is still being saved. */
const answered = new Map<string, string>();

/**
 * A form calls this before it saves, and what is returned once its draft is gone. Until then the keys of
 * requests that were answered stay written down: a reload in between brings the draft back, and what is
 * saved from it must be the same request.
 */
export function keepKeysWhileSaving(): () => void {
  saves += 1;
  return () => {
    saves -= 1;
    if (saves > 0) return;
    for (const [place, key] of answered) if (readAt(place)?.key === key) forgetAt(place);
    answered.clear();
  };
}

const readAt = (place: string) =>
  parsed(readStored('sessionStorage', place)) ?? inMemory.get(place);

function forgetAt(place: string): void {
  inMemory.delete(place);
  store('sessionStorage', place, null);
}

/** The request for `target` that this person sent in this tab and whose fate is unknown; null for none. */
export function readPending(target: string): PendingRequest | null {
  const place = placeOf(target);
  const pending = readAt(place);
  if (!pending || pending.key === answered.get(place)) return null;
  return Date.now() - Date.parse(pending.at) < longest ? pending : null;
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

/**
 * Forgets the request for `target` with this key, for its fate is known; a later one stays. While a form is
 * being saved, it stays written down until the end of that.
 */
export function forgetPending(target: string, key: string): void {
  if (readPending(target)?.key !== key) return;
  const place = placeOf(target);
  if (saves > 0) answered.set(place, key);
  else forgetAt(place);
}

/** A short mark of an input, the same for the same input: 64 bits of FNV-1a. */
export function printOf(input: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(input) ?? '')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}
