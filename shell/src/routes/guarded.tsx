import { useMayOpen } from '@ziba/shared/session/use-may';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NoAccess } from './no-access';

interface Props {
  area: 'clinic' | 'admin' | 'public';
  children: ReactNode;
}

/** Shows a screen to those who may open its address, at every change of address, plan or access. */
export function Guarded({ area, children }: Props) {
  const { pathname } = useLocation();
  const allowed = useMayOpen(pathname);
  return area === 'public' || allowed ? children : <NoAccess />;
}
