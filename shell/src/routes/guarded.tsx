import { useMayOpen } from '@ziba/shared/session/use-may';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NoAccess } from './no-access';
import { Titled } from './titled';

interface Props {
  area: 'clinic' | 'admin' | 'public';
  /** Of the screen; a refusal has a title of its own. */
  title: string;
  children: ReactNode;
}

/** Shows a screen to those who may open its address, at every change of address, plan or access. */
export function Guarded({ area, title, children }: Props) {
  const { pathname } = useLocation();
  const allowed = useMayOpen(pathname);
  return area === 'public' || allowed ? <Titled title={title}>{children}</Titled> : <NoAccess />;
}
