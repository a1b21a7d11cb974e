import type { PlanSection } from '@ziba/shared/contracts/registry';
import { common } from '@ziba/shared/messages';
import { hasDraft } from '@ziba/shared/session/draft-keys';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from './messages';
import { Slip } from './slip.styles';

interface Props {
  section: PlanSection;
  onBring: () => Promise<void>;
}

/** A newer release waits for what is typed here; who cannot wait brings it now. */
export function FreshNotice({ section, onBring }: Props) {
  const user = useSession()?.user.id;
  const { pathname } = useLocation();
  const [asks, setAsks] = useState(false);
  const bring = () => {
    // What is kept comes back in the new form by itself.
    if (user !== undefined && hasDraft(user, pathname)) void onBring();
    else setAsks(true);
  };
  return (
    <Slip>
      <Icon name="info" size={20} />
      <p>
        <b>{m.fresh(section.title)}</b> {m.freshText}
      </p>
      <Button size="small" onClick={bring}>
        {m.bringNow}
      </Button>
      <ConfirmDialog
        open={asks}
        title={m.bringQuestion}
        confirm={m.bringNow}
        cancel={common.stay}
        tone="danger"
        onConfirm={() => {
          setAsks(false);
          return onBring();
        }}
        onCancel={() => setAsks(false)}
      >
        <p>{m.bringLoses}</p>
      </ConfirmDialog>
    </Slip>
  );
}
