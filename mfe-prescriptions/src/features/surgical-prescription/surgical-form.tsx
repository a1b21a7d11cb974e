import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { surgicalForm } from '@ziba/shared/contracts/transcription-inputs';
import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { transcriptions } from '../../data/transcriptions.api';
import { m } from './messages';
import { SurgicalFields } from './surgical-fields';

interface Props {
  /** None while the form stands locked below the choice of an appointment. */
  appointment?: AppointmentDetails;
}

/** The fields of a surgical prescription; it is saved in one call, and the list of prescriptions opens. */
export function SurgicalForm({ appointment }: Props) {
  const id = appointment?.id;
  const save = transcriptions.useSave();
  const navigate = useNavigate();
  const submit = async (values: z.output<typeof surgicalForm>) => {
    await save({ ...values, type: transcriptionType.surgical, appointment_id: id });
    toast.success(m.saved);
    await navigate(addresses.prescriptionReports, { replace: true });
  };
  return (
    <Form
      schema={surgicalForm}
      initial={{ required_items: [] }}
      submit={m.submit}
      failed={m.saveFailed}
      cancel={{ to: addresses.prescriptions, label: common.cancel }}
      draft="surgical-prescription"
      prefill={{ appointment: id }}
      onSubmit={submit}
    >
      <SurgicalFields doctorId={appointment?.doctor_id} />
    </Form>
  );
}
