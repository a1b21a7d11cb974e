import type { OffSection } from '@ziba/shared/contracts/registry';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { useHasWork } from '@ziba/shared/session/work-in-progress';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionAt } from '../plan/current-plan';
import { m } from './messages';
import { NoticeBar } from './notice-bar.styles';

/** Says that the section of an unsaved form was switched off, and later that it is on again. */
export function SwitchedOffNotice() {
  const { pathname } = useLocation();
  const plan = useSession()?.plan;
  const isOpen = useMayOpen(pathname);
  const hasWork = useHasWork();
  const off = isOpen ? undefined : sectionAt(pathname, plan?.off ?? []);
  const held = hasWork ? off : undefined;
  useSwitchedOnToast(held, isOpen);

  if (!held) return null;
  return (
    <NoticeBar>
      <Icon name="info" size={20} />
      <p>
        <b>{m.held(held.title)}</b> {m.heldText}
      </p>
    </NoticeBar>
  );
}

/** Shows a toast when a form that could not be saved can be saved again. */
function useSwitchedOnToast(held: OffSection | undefined, isOpen: boolean): void {
  const before = useRef<OffSection | undefined>(undefined);
  useEffect(() => {
    if (!held && before.current && isOpen) toast.success(m.switchedOn(before.current.title));
    before.current = held;
  }, [held, isOpen]);
}
