import { PatientField } from '@ziba/shared/domain/patient-picker/patient-field';
import { common } from '@ziba/shared/messages';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { Form } from '@ziba/shared/ui/forms/form';
import { z } from 'zod';
import { m } from './messages';

const schema = z.object({
  patient_id: z
    .union([z.string(), z.number()], { error: m.choosePatient })
    .refine((id) => id !== '', m.choosePatient),
});

interface Props {
  onChoose: (patientId: string) => void;
  onClose: () => void;
}

/** Asks for the patient whose appointments are to be shown. */
export function PatientChoice({ onChoose, onClose }: Props) {
  return (
    <Dialog open size="small" title={m.ofOnePatient} onClose={onClose}>
      <Form
        frame="none"
        schema={schema}
        initial={{ patient_id: '' }}
        submit={m.showPatient}
        onSubmit={({ patient_id }) => onChoose(String(patient_id))}
        cancel={{ label: common.cancel, onClick: onClose }}
      >
        <PatientField<z.input<typeof schema>> name="patient_id" label={m.columns.patient} wide />
      </Form>
    </Dialog>
  );
}
