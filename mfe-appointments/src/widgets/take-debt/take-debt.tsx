import { DebtDialog } from '@ziba/shared/domain/payments/debt-dialog';
import { usePatient, usePatientSummary } from '@ziba/shared/domain/patient-picker/patient-search';
import { useMayTakePayments } from '@ziba/shared/session/use-may-take-payments';
import { Button } from '@ziba/shared/ui/controls/button';
import { useState } from 'react';
import { m } from './messages';

/** The button that collects a patient's debt. Shown only with the right and while there is a debt. */
export function TakeDebt({ patientId }: { patientId: number }) {
  const mayTake = useMayTakePayments('debt');
  const patient = usePatient(patientId).data;
  const owed = usePatientSummary(patientId).data?.debt ?? 0;
  const [isOpen, setOpen] = useState(false);
  if (!mayTake || !patient) return null;
  return (
    <>
      {owed > 0 && (
        <Button size="small" icon="accounting" onClick={() => setOpen(true)}>
          {m.takeDebt}
        </Button>
      )}
      {isOpen && <DebtDialog patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}
