import { api } from '@ziba/shared/api/client';
import { errorMessage } from '@ziba/shared/api/api-error';
import type { PlanOverride } from '@ziba/shared/contracts/registry';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { refreshPlan } from './follow-plan';
import { m } from './messages';
import { NoticeBar } from './notice-bar.styles';

/** Says that a section is loaded from a developer's own machine, with a button that ends this. */
export function OverrideBanner({ remote, address }: PlanOverride) {
  const [busy, setBusy] = useState(false);
  const user = useSession()?.user.username ?? '';
  const end = async () => {
    setBusy(true);
    try {
      await api.remove('/registry/override');
      await refreshPlan();
    } catch (error) {
      toast.error(errorMessage(error, m.endFailed));
    }
    setBusy(false);
  };
  return (
    <Warning role="region" aria-label={m.override(user)}>
      <Icon name="warning" size={20} />
      <p>
        <b>{m.override(user)}</b> {m.overrideText} <Ltr>{remote}</Ltr> {m.overrideFrom}{' '}
        <Ltr>{address}</Ltr>
      </p>
      <Button size="small" busy={busy} onClick={() => void end()}>
        {m.endOverride}
      </Button>
    </Warning>
  );
}

const Warning = styled(NoticeBar)`
  background: var(--warning-soft);

  > svg {
    color: var(--warning);
  }
`;
