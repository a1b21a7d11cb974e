import { readStored, store, storedKeys } from './browser-storage';
import { draftPrefix } from './draft-keys';
import { readSession, subscribeSession } from './session-store';

/** Fields that are never stored: passwords, their repetition, codes of an SMS, tokens, cards. */
const secret =
  /password|repeat|secret|token|confirmation_?code|verification_?code|otp|card_?number|cvv/i;

let owner: number | undefined;

// An expired session keeps its owner, so that the last typed values are still stored; signing out does not.
subscribeSession((session, reason) => {
  if (session) owner = session.user.id;
  else if (reason === 'signed-out') owner = undefined;
});

/** The storage key: one draft per user, page (with the id of its record) and key, in this tab only. */
function storageKeyOf(key: string, page: string): string | null {
  owner = readSession()?.user.id ?? owner;
  return owner === undefined ? null : `${draftPrefix}${owner}:${page}:${key}`;
}

/** Milliseconds that a draft is kept: a working day. */
const lifetime = 12 * 60 * 60 * 1000;

/** The version of the row that an edit is based on, and the read values of the edited fields. */
export interface DraftBase {
  version?: number;
  values: object;
}

/** Values that were typed and not saved. */
export interface Draft<Values> {
  values: Partial<Values>;
  /** When it was last written, ISO 8601. */
  at: string;
  base?: DraftBase;
}

/** The values of the draft `key` of this page; null when there is none. */
export function readDraft<Values extends object>(
  key: string,
  page: string = window.location.pathname,
): Partial<Values> | null {
  return readWholeDraft<Values>(key, page)?.values ?? null;
}

/** The draft `key` of this page with its base; null when there is none or it is too old. */
export function readWholeDraft<Values extends object>(
  key: string,
  page: string = window.location.pathname,
): Draft<Values> | null {
  const storageKey = storageKeyOf(key, page);
  const text = storageKey && readStored('sessionStorage', storageKey);
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as Draft<Values>;
    if (typeof draft.values !== 'object' || !(Date.now() - Date.parse(draft.at) < lifetime)) {
      store('sessionStorage', storageKey, null);
      return null;
    }
    return draft;
  } catch {
    return null; // a damaged draft counts as none
  }
}

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));

/** Stores typed values without secrets; `page` is the path where the form was opened. */
export function writeDraft(
  key: string,
  values: object,
  page: string = window.location.pathname,
  base?: DraftBase,
): void {
  const storageKey = storageKeyOf(key, page);
  if (!storageKey) return;
  const draft: Draft<object> = {
    values: withoutSecrets(values),
    at: new Date().toISOString(),
    base: base && { ...base, values: withoutSecrets(base.values) },
  };
  store('sessionStorage', storageKey, JSON.stringify(draft));
}

/**
 * Deletes the draft, after saving or when the user discards it. A key without a prefill (`booking`) also deletes
 * the drafts of all prefills of the form (`booking?patient=5`).
 */
export function clearDraft(key: string, page: string = window.location.pathname): void {
  const storageKey = storageKeyOf(key, page);
  if (!storageKey) return;
  for (const storedKey of [storageKey, ...storedKeys('sessionStorage', `${storageKey}?`)]) {
    store('sessionStorage', storedKey, null);
  }
}
