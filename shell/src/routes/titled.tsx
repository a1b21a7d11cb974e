import type { ReactNode } from 'react';
import { usePageTitle } from '../notices/use-page-title';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page whose title stands in the browser's tab. */
export function Titled({ title, children }: Props) {
  usePageTitle(title);
  return children;
}
