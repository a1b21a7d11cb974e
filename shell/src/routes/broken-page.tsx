import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { EmptyView } from '@ziba/shared/ui/state-views';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from '../messages';

/** The last boundary: a fault of the shell itself. */
export function BrokenPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const again = () => void navigate(location, { replace: true });
  return (
    <main role="alert">
      <EmptyView
        icon="alert"
        title={m.brokenPage}
        action={
          <Button icon="retry" onClick={again}>
            {common.tryAgain}
          </Button>
        }
      />
    </main>
  );
}
