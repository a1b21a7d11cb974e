import { useEffect } from 'react';
import { m } from '../messages';
import { pageTexts } from '../page-data';

/** Puts the title of a screen into the browser's tab, before the project's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const project = pageTexts().project_name || m.unknownProject;
    document.title = `${title} | ${project}`;
  }, [title]);
}
