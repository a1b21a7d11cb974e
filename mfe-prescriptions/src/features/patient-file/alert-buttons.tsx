import type { PatientAlert } from '@ziba/shared/contracts/patient-alerts';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { useAlertChanges } from '../../data/patient-alerts.api';
import { AlertDialogLater } from '../../widgets/patient-alerts/alert-dialog-later';
import { m } from './messages';

/** Edits an active alert, or ends it after a question for the reason. */
export function AlertButtons({ alert }: { alert: PatientAlert }) {
  const [open, setOpen] = useState<'edit' | 'end' | null>(null);
  const { end } = useAlertChanges(alert.patient_id);
  const close = () => setOpen(null);
  const text = formatText(alert.text);
  return (
    <Buttons>
      <Button
        size="small"
        tone="quiet"
        icon="edit"
        aria-label={common.editOf(text)}
        onClick={() => setOpen('edit')}
      >
        {common.edit}
      </Button>
      <Button
        size="small"
        tone="quiet"
        icon="check"
        aria-label={m.alert.endOf(text)}
        onClick={() => setOpen('end')}
      >
        {m.alert.end}
      </Button>
      {open === 'edit' && (
        <AlertDialogLater patientId={alert.patient_id} alert={alert} onClose={close} />
      )}
      <CarefulDialog
        open={open === 'end'}
        title={m.alert.endTitle}
        confirm={m.alert.endAct}
        reason={{ label: m.alert.reason, draft: `end-alert-${alert.id}` }}
        failed={m.alert.endFailed}
        onConfirm={async (reason) => {
          await end(alert, reason);
          toast.success(m.alert.endDone);
          close();
        }}
        onCancel={close}
      >
        {m.alert.endText(text)}
      </CarefulDialog>
    </Buttons>
  );
}

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
