import { api } from './client';
import { endSession, type DraftChoice } from '../session/session-store';
import { hasWorkElsewhere, hasWorkInProgress } from '../session/work-in-progress';

type Ask = () => Promise<DraftChoice | null>;

let ask: Ask | undefined;

/** Says who asks what becomes of unsaved work; `null` is: stay signed in. */
export function askBeforeSignOut(question: Ask | undefined): void {
  ask = question;
}

/**
 * Signs out here, in the other tabs and, as far as it can be reached, on the server. Where this tab or
 * another one has unsaved work, it asks first. A browser shows no question in a tab at rest, so the other
 * tabs tell this one and are asked for here; they do with their drafts what was chosen. A tab that could
 * not tell keeps its drafts.
 */
export async function signOut(): Promise<void> {
  const isAsked = ask && (hasWorkInProgress() || (await hasWorkElsewhere()));
  const choice = isAsked ? await ask?.() : undefined;
  if (choice === null) return;
  // The token goes out with the call before it is forgotten; whether it arrives changes nothing here.
  void api.post('/auth/logout').catch(() => undefined);
  endSession('signed-out', choice);
}
