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
import { NoticeBar } from './notice-bar.styles';

interface Props {
  section: PlanSection;
  onSwap: () => Promise<void>;
}

/** Says that a newer release waits until the user's work is saved; a button shows it at once. */
export function NewReleaseNotice({ section, onSwap }: Props) {
  const user = useSession()?.user.id;
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const swap = () => {
    // The form of the new release restores the draft.
    if (user !== undefined && hasDraft(user, pathname)) void onSwap();
    else setAsking(true);
  };
  return (
    <NoticeBar>
      <Icon name="info" size={20} />
      <p>
        <b>{m.fresh(section.title)}</b> {m.freshText}
      </p>
      <Button size="small" onClick={swap}>
        {m.bringNow}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.bringQuestion}
        confirm={m.bringNow}
        cancel={common.stay}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          return onSwap();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{m.bringLoses}</p>
      </ConfirmDialog>
    </NoticeBar>
  );
}
