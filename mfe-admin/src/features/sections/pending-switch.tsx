import type { SwitchCell } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { useCancelSchedules } from '../../data/switch.api';

interface Props {
  scheduled: NonNullable<SwitchCell['scheduled']>;
  onCanceled: () => void;
}

/** The scheduled switch of a cell, with a button that cancels it. */
export function PendingSwitch({ scheduled, onCanceled }: Props) {
  const cancel = useCancelSchedules();
  const mayCancel = useMay('sections', 'delete');
  const [busy, setBusy] = useState(false);
  const { at, is_on } = scheduled;
  const words = is_on ? m.drawer.scheduledOn : m.drawer.scheduledOff;

  const cancelSwitch = async () => {
    setBusy(true);
    try {
      await cancel([scheduled.id]);
      onCanceled();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : m.schedules.failed);
    }
    setBusy(false);
  };
  return (
    <Line>
      <Icon name="clock" size={16} />
      <span>{words(formatDateTime(at))}</span>
      {mayCancel && (
        <Button tone="quiet" size="small" busy={busy} onClick={() => void cancelSwitch()}>
          {m.drawer.cancelSchedule}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--warning);

  > span {
    flex: 1;
  }
`;
