import { api } from './client';
import { endSession, type DraftChoice } from '../session/session-store';
import { hasWorkElsewhere, hasWorkInProgress } from '../session/work-in-progress';

type Ask = () => Promise<DraftChoice | null>;

let ask: Ask | undefined;

/** Sets the question about unsaved work that `signOut` asks; its answer `null` means: stay signed in. */
export function askBeforeSignOut(question: Ask | undefined): void {
  ask = question;
}

/**
 * Signs out in this tab, in the other tabs and, if it can be reached, on the server. If this tab or another one
 * has unsaved work, it asks first. A browser shows no question in a hidden tab, so the other tabs report
 * their work to this one, and the choice applies to their drafts as well. A tab that could not report keeps
 * its drafts.
 */
export async function signOut(): Promise<void> {
  const isAsked = ask && (hasWorkInProgress() || (await hasWorkElsewhere()));
  const choice = isAsked ? await ask?.() : undefined;
  if (choice === null) return;
  // The call takes the token along before it is forgotten. Its result does not matter: this tab signs out anyway.
  void api.post('/auth/logout').catch(() => undefined);
  endSession('signed-out', choice);
}
