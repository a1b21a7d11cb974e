import { Icon } from '@ziba/shared/ui/controls/icon';
import { m } from './messages';
import { Notice } from './notice.styles';
import { usePageTitle } from './use-page-title';

/** Shown in place of an area of which the user may open no section yet. */
export function NoSections() {
  usePageTitle(m.noSections);
  return (
    <Notice>
      <Icon name="inbox" size={32} />
      <h1 tabIndex={-1}>{m.noSections}</h1>
      <p>{m.noSectionsHint}</p>
    </Notice>
  );
}
