import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from '../messages';
import { FramelessPage, Notice } from './notice.styles';
import { usePageTitle } from './use-page-title';

/** The last error boundary: shown when the shell itself throws. */
export function BrokenPage() {
  usePageTitle(m.brokenPage);
  const location = useLocation();
  const navigate = useNavigate();
  const reload = () => void navigate(location, { replace: true });
  return (
    <FramelessPage>
      <Notice role="alert">
        <Icon name="alert" size={32} />
        <h1 tabIndex={-1}>{m.brokenPage}</h1>
        <Button tone="primary" icon="retry" onClick={reload}>
          {common.tryAgain}
        </Button>
      </Notice>
    </FramelessPage>
  );
}
