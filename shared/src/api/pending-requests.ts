import { readStored, store } from '../session/browser-storage';
import { readSession } from '../session/session-store';

/** A sent request whose outcome is unknown: no answer came, or one that does not show it. */
export interface PendingRequest {
  /** Its idempotency key. */
  key: string;
  /** Fingerprint of the input: tells whether another input is the same, without storing what was typed. */
  print: string;
  /** When it was first sent, ISO 8601. */
  at: string;
  /** Its path below `/api`; stored when its outcome is asked for later. */
  path?: string;
  /** Tomans; stored for payments. */
  amount?: number;
}

/** Milliseconds. The server keeps a key for a day; an hour less, because the clocks may differ. */
const keptFor = 23 * 3_600_000;

/** Used when the browser's storage is forbidden or full. */
const inMemory = new Map<string, PendingRequest>();

const storageKeyOf = (target: string) => `pending:${readSession()?.user.id ?? 0}:${target}`;

/** How many forms are being saved. */
let saves = 0;
/** Idempotency keys of answered requests by storage key, while a form is still being saved. */
const answered = new Map<string, string>();

/**
 * A form calls this before it saves, and the returned function after its draft is deleted. Until then the keys
 * of answered requests stay stored: a reload in between restores the draft, and saving it again must send the
 * same request.
 */
export function keepKeysWhileSaving(): () => void {
  saves += 1;
  return () => {
    saves -= 1;
    if (saves > 0) return;
    for (const [storageKey, key] of answered)
      if (readStoredRequest(storageKey)?.key === key) deleteStoredRequest(storageKey);
    answered.clear();
  };
}

const readStoredRequest = (storageKey: string) =>
  parse(readStored('sessionStorage', storageKey)) ?? inMemory.get(storageKey);

function deleteStoredRequest(storageKey: string): void {
  inMemory.delete(storageKey);
  store('sessionStorage', storageKey, null);
}

/** The request for `target` that this user sent in this tab and whose outcome is unknown; null for none. */
export function readPending(target: string): PendingRequest | null {
  const storageKey = storageKeyOf(target);
  const pending = readStoredRequest(storageKey);
  if (!pending || pending.key === answered.get(storageKey)) return null;
  return Date.now() - Date.parse(pending.at) < keptFor ? pending : null;
}

function parse(text: string | null): PendingRequest | null {
  try {
    return text === null ? null : (JSON.parse(text) as PendingRequest);
  } catch {
    return null; // only this file writes these texts, so a damaged one is not ours
  }
}

/** Stores a request. Call it before sending, so that a reload in between finds the request. */
export function keepPending(target: string, pending: PendingRequest): void {
  const storageKey = storageKeyOf(target);
  const text = JSON.stringify(pending);
  store('sessionStorage', storageKey, text);
  if (readStored('sessionStorage', storageKey) !== text) inMemory.set(storageKey, pending);
}

/**
 * Deletes the request for `target` with this key, because its outcome is known; a later request stays. While a
 * form is being saved, the request stays stored until the form is done (`keepKeysWhileSaving`).
 */
export function forgetPending(target: string, key: string): void {
  if (readPending(target)?.key !== key) return;
  const storageKey = storageKeyOf(target);
  if (saves > 0) answered.set(storageKey, key);
  else deleteStoredRequest(storageKey);
}

/** The fingerprint of an input, equal for equal inputs: 64 bits of FNV-1a. */
export function printOf(input: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(input) ?? '')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}
