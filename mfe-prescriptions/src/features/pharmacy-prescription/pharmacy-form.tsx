import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import * as addresses from '@ziba/shared/contracts/addresses';
import { pharmacyPrescription } from '@ziba/shared/contracts/medications';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { transcriptions } from '../../data/transcriptions.api';
import { m } from './messages';
import { PharmacyFields } from './pharmacy-fields';
import { useRiskQuestion } from './use-risk-question';

interface Props {
  /** None while the form stands locked below the choice of an appointment. */
  appointment?: AppointmentDetails;
}

/** The form of a new pharmacy prescription for an appointment; it is saved in one call (text 2 §2.17). */
export function PharmacyForm({ appointment }: Props) {
  const save = transcriptions.useSave();
  const navigate = useNavigate();
  const id = appointment?.id;
  const { send, question } = useRiskQuestion();

  return (
    <>
    <Form
      schema={pharmacyPrescription}
      initial={{ medications: [] }}
      submit={m.submit}
      failed={m.failed}
      cancel={{ label: common.cancel, to: addresses.prescriptions }}
      draft="pharmacy-prescription"
      prefill={{ appointment: id }}
      onSubmit={async (values) => {
        await send((answer) => save({ ...values, ...answer, type: 'pharmacy', appointment_id: id }));
        toast.success(m.saved);
        // The back button must not lead to the form again.
        await navigate(addresses.prescriptionReports, { replace: true });
      }}
    >
      <PharmacyFields people={appointment} />
    </Form>
    {question}
    </>
  );
}
