import { readStored, store } from './browser-storage';
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

/** One draft per user, page and key; drafts live in this tab only. */
function address(key: string, page: string): string | null {
  owner = readSession()?.user.id ?? owner;
  return owner === undefined ? null : `${draftPrefix}${owner}:${page}:${key}`;
}

/** When the draft was last written, beside its values; no field has such a name. */
const writtenAt = '@';

/** What was typed into the form `key` of this page and not saved; null when there is nothing. */
export function readDraft<Values extends object>(
  key: string,
  page: string = window.location.pathname,
): Partial<Values> | null {
  return readDraftWithTime<Values>(key, page)?.values ?? null;
}

/** The same, and when it was last written. */
export function readDraftWithTime<Values extends object>(
  key: string,
  page: string = window.location.pathname,
): { values: Partial<Values>; at?: string } | null {
  const place = address(key, page);
  const text = place && readStored('sessionStorage', place);
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const { [writtenAt]: at, ...values } = kept as Partial<Values> & { [writtenAt]?: string };
    return { values: values as Partial<Values>, at };
  } catch {
    return null; // a damaged draft is no draft
  }
}

/** Keeps what is typed; `page` is the address the form was opened at. */
export function writeDraft(
  key: string,
  values: object,
  page: string = window.location.pathname,
): void {
  const at = address(key, page);
  if (!at) return;
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  const draft = { ...Object.fromEntries(kept), [writtenAt]: new Date().toISOString() };
  store('sessionStorage', at, JSON.stringify(draft));
}

/** Forgets the draft, after saving or when the user discards it. */
export function clearDraft(key: string, page: string = window.location.pathname): void {
  const at = address(key, page);
  if (at) store('sessionStorage', at, null);
}
