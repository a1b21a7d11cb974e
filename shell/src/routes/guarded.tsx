import type { PlanSection } from '@ziba/shared/contracts/registry';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { useHasWork } from '@ziba/shared/session/work-in-progress';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressWithoutScreen } from '../notices/address-without-screen';
import { isForAll, sectionIn } from '../plan/current-plan';
import { Titled } from './titled';

interface Props {
  section: PlanSection;
  path: string;
  /** The title of the screen when its route was created; refusals have their own title. */
  title: string;
  children: ReactNode;
}

/**
 * Shows a screen only to users who may open its address; checked again when the address, the plan or the
 * access changes. A screen with unsaved work stays open until the work is saved or discarded.
 */
export function Guarded({ section, path, title, children }: Props) {
  const { pathname } = useLocation();
  const plan = useSession()?.plan;
  const allowed = useMayOpen(pathname) || isForAll(section);
  const hasWork = useHasWork();
  const [wasShown, setWasShown] = useState(allowed);
  const isShown = allowed || (wasShown && hasWork);
  if (isShown !== wasShown) setWasShown(isShown);
  if (!isShown) return <AddressWithoutScreen />;

  const screen = sectionIn(plan, section).screens.find((one) => one.path === path);
  return <Titled title={screen?.title ?? title}>{children}</Titled>;
}
