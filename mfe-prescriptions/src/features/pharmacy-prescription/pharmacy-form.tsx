import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import * as addresses from '@ziba/shared/contracts/addresses';
import {
  pharmacyPrescription,
  type PharmacyPrescription,
} from '@ziba/shared/contracts/medications';
import {
  refusalText,
  useAppointmentCall,
} from '@ziba/shared/domain/visit-changes/appointment-call';
import { common } from '@ziba/shared/messages';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { transcriptions } from '../../data/transcriptions.api';
import { m } from './messages';
import { PharmacyFields } from './pharmacy-fields';
import { useRiskQuestion } from './use-risk-question';

interface Props {
  /** None while the form stands locked below the choice of an appointment. */
  appointment?: AppointmentDetails;
}

/** A prescription whose print opens at once. */
const printOf = (id: number) => `${addresses.prescription(id)}?print=1`;

type Values = z.output<typeof pharmacyPrescription>;

/**
 * The form of a new pharmacy prescription for an appointment; it is saved in one call. A second button
 * also opens the print, and ends the visit of a patient who is in the room.
 */
export function PharmacyForm({ appointment }: Props) {
  const save = transcriptions.useSave();
  const navigate = useNavigate();
  const endVisit = useEndVisit(appointment);
  const { send, question } = useRiskQuestion();
  const id = appointment?.id;

  const submit = async (values: Values, edit: Edit<PharmacyPrescription, Values>) => {
    const stored = await send((answer) =>
      save({ ...values, ...answer, type: 'pharmacy', appointment_id: id }),
    );
    toast.success(m.saved);
    if (edit.isSecondSubmit) await endVisit?.();
    const next = edit.isSecondSubmit ? printOf(stored.id) : addresses.prescriptionReports;
    // The back button must not lead to the form again.
    await navigate(next, { replace: true });
  };

  return (
    <>
      <Form
        schema={pharmacyPrescription}
        initial={{ medications: [] }}
        submit={m.submit}
        secondSubmit={appointment && (endVisit ? m.submitPrintEnd : m.submitPrint)}
        failed={m.failed}
        cancel={{ label: common.cancel, to: addresses.prescriptions }}
        draft="pharmacy-prescription"
        prefill={{ appointment: id }}
        onSubmit={submit}
      >
        <PharmacyFields people={appointment} />
      </Form>
      {question}
    </>
  );
}

/** Ends the visit of a patient who is in the room; undefined for another one. A failure is said, and undoes nothing. */
function useEndVisit(appointment: AppointmentDetails | undefined) {
  const call = useAppointmentCall();
  if (appointment?.status !== 'visiting') return undefined;
  return async () => {
    try {
      await call(appointment.id, 'status', { status: 'done' });
    } catch (error) {
      toast.error(refusalText(m.endFailed, error));
    }
  };
}
