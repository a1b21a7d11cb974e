import { common } from '@ziba/shared/messages';
import { NoAccessView } from '@ziba/shared/ui/views/state-views';
import { Notice } from './notice.styles';
import { usePageTitle } from './use-page-title';

/** The no-access screen, with its title in the browser's tab. */
export function NoAccess() {
  usePageTitle(common.noAccessTitle);
  return (
    <Notice>
      <NoAccessView />
    </Notice>
  );
}
