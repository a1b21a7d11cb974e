import type { ReactNode } from 'react';
import { usePageTitle } from '../notices/use-page-title';

interface Props {
  title: string;
  children: ReactNode;
}

/** Sets the title of the browser's tab for a page. */
export function Titled({ title, children }: Props) {
  usePageTitle(title);
  return children;
}
