import { mayIn, type Need, type SectionKey } from '../contracts/permissions';
import { canAccess } from './access';
import { readSession, type Session } from './session-store';
import { useSession } from './use-session';

/** Whether the signed-in user has the section, and levels in it that cover the need. */
export function useMay(section: SectionKey, need: Need): boolean {
  const access = useSession()?.access;
  return !!access && mayIn(access, [section], need);
}

function maySessionOpen(session: Session | null, path: string): boolean {
  return !!session?.plan && canAccess(path, session.plan.sections, session.access) === 'allowed';
}

/** Whether an address is in the boot plan and the signed-in user may open it. */
export function mayOpen(path: string): boolean {
  return maySessionOpen(readSession(), path);
}

/** Like `mayOpen`; the component renders again when session or plan change. */
export function useMayOpen(path: string): boolean {
  return maySessionOpen(useSession(), path);
}
