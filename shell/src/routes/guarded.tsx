import type { PlanSection } from '@ziba/shared/contracts/registry';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { useHasWork } from '@ziba/shared/session/work-in-progress';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Elsewhere } from '../notices/elsewhere';
import { sectionIn } from '../plan/current-plan';
import { Titled } from './titled';

interface Props {
  section: PlanSection;
  path: string;
  /** Of the screen, when its route was learnt; a refusal has a title of its own. */
  title: string;
  children: ReactNode;
}

/**
 * Shows a screen to those who may open its address, at every change of address, plan or access. One
 * that was open stays, whatever becomes of its section, until what was typed there is saved or given up.
 */
export function Guarded({ section, path, title, children }: Props) {
  const { pathname } = useLocation();
  const plan = useSession()?.plan;
  const allowed = useMayOpen(pathname) || section.area === 'public';
  const hasWork = useHasWork();
  const [wasShown, setWasShown] = useState(allowed);
  const isShown = allowed || (wasShown && hasWork);
  if (isShown !== wasShown) setWasShown(isShown);
  if (!isShown) return <Elsewhere />;

  const screen = sectionIn(plan, section).screens.find((one) => one.path === path);
  return <Titled title={screen?.title ?? title}>{children}</Titled>;
}
