import { Button } from '@ziba/shared/ui/controls/button';
import { useState } from 'react';
import { AlertDialogLater } from './alert-dialog-later';
import { m } from './messages';
import { useMayWriteAlerts } from './use-may-write-alerts';

/** The button that records an alert of a patient, for users who may. */
export function AddAlert({ patientId }: { patientId: number }) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMayWriteAlerts();
  if (!mayWrite) return null;
  return (
    <>
      <Button size="small" tone="quiet" icon="add" onClick={() => setOpen(true)}>
        {m.add}
      </Button>
      {isOpen && <AlertDialogLater patientId={patientId} onClose={() => setOpen(false)} />}
    </>
  );
}
