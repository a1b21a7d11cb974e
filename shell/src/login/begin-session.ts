import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { canAccess } from '@ziba/shared/session/access';
import { accessOf } from '@ziba/shared/session/session-cache';
import { startSession } from '@ziba/shared/session/session-store';
import { publicPlan } from '../page-data';
import { landingOf } from './landing';
import { nextOf } from './sign-in-address';

/** The address after a login. `next` is used only if this user may open it: it may come from another user. */
function destination(answer: LoginAnswer): string {
  const access = accessOf(answer.user.type, answer);
  const next = nextOf(window.location.search);
  const sections = [...answer.plan.sections, ...(publicPlan()?.sections ?? [])];
  const mayGo = next && canAccess(next, sections, access) === 'allowed';
  return mayGo ? next : landingOf(answer.plan, access);
}

/** Begins the session of a login answer. The address is set first, before listeners learn of the session. */
export function beginSession(answer: LoginAnswer): void {
  window.history.replaceState(null, '', destination(answer));
  startSession(answer);
}
