import { common } from '@ziba/shared/messages';
import { NoAccessView } from '@ziba/shared/ui/state-views';
import styled from 'styled-components';
import { usePageTitle } from './use-page-title';

/** The no-access screen with its own title in the tab. */
export function NoAccess() {
  usePageTitle(common.noAccessTitle);
  return (
    <Room>
      <NoAccessView />
    </Room>
  );
}

const Room = styled.div`
  padding-block-start: clamp(0rem, 10vh, 8rem);
`;
