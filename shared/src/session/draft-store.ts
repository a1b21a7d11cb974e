import { readStored, store, storedKeys } from './browser-storage';
import { draftPrefix } from './draft-keys';
import { readSession, subscribeSession } from './session-store';

/** Never kept, whatever a form hands over: passwords, their repetition, codes of an SMS, tokens, cards. */
const secret =
  /password|repeat|secret|token|confirmation_?code|verification_?code|otp|card_?number|cvv/i;

let owner: number | undefined;

// An expired session keeps its owner, for what is typed in the last moment; signing out does not.
subscribeSession((session, reason) => {
  if (session) owner = session.user.id;
  else if (reason === 'signed-out') owner = undefined;
});

/** One draft per user, page (with the id of its record) and key; drafts live in this tab only. */
function address(key: string, page: string): string | null {
  owner = readSession()?.user.id ?? owner;
  return owner === undefined ? null : `${draftPrefix}${owner}:${page}:${key}`;
}

/** Milliseconds that a draft waits for its person: a working day. */
const lifetime = 12 * 60 * 60 * 1000;

/** What an edit was based on when it was typed: the fields that were typed, as they were read. */
export interface DraftBase {
  version?: number;
  values: object;
}

/** What was typed and not saved. */
export interface Draft<Values> {
  values: Partial<Values>;
  /** When it was last written, ISO 8601. */
  at: string;
  base?: DraftBase;
}

/** The values of the draft `key` of this page; null when there is nothing. */
export function readDraft<Values extends object>(
  key: string,
  page: string = window.location.pathname,
): Partial<Values> | null {
  return readWholeDraft<Values>(key, page)?.values ?? null;
}

/** The draft `key` of this page, with what it is based on; null when there is none or it is too old. */
export function readWholeDraft<Values extends object>(
  key: string,
  page: string = window.location.pathname,
): Draft<Values> | null {
  const place = address(key, page);
  const text = place && readStored('sessionStorage', place);
  if (!text) return null;
  try {
    const kept = JSON.parse(text) as Draft<Values>;
    if (typeof kept.values !== 'object' || !(Date.now() - Date.parse(kept.at) < lifetime)) {
      store('sessionStorage', place, null);
      return null;
    }
    return kept;
  } catch {
    return null; // a damaged draft is no draft
  }
}

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));

/** Keeps what is typed; `page` is the address the form was opened at, `base` what an edit is based on. */
export function writeDraft(
  key: string,
  values: object,
  page: string = window.location.pathname,
  base?: DraftBase,
): void {
  const place = address(key, page);
  if (!place) return;
  const draft: Draft<object> = {
    values: withoutSecrets(values),
    at: new Date().toISOString(),
    base: base && { ...base, values: withoutSecrets(base.values) },
  };
  store('sessionStorage', place, JSON.stringify(draft));
}

/**
 * Forgets the draft, after saving or when the user discards it. A name without a prefill (`booking`) stands
 * for the drafts of all prefills of the form (`booking?patient=5`).
 */
export function clearDraft(key: string, page: string = window.location.pathname): void {
  const place = address(key, page);
  if (!place) return;
  for (const one of [place, ...storedKeys('sessionStorage', `${place}?`)]) {
    store('sessionStorage', one, null);
  }
}
