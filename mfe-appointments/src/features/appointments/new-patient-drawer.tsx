import {
  firstPatientInput,
  insuranceTypes,
  patientInput,
  type FirstPatientInput,
} from '@ziba/shared/contracts/patients';
import { PatientInputs } from '@ziba/shared/domain/patient-form/patient-inputs';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { useSavePatient } from '../../data/patients.api';
import { m } from './messages';
import type { NewPatientRequest } from './patient-inputs';

interface Props {
  request: NewPatientRequest;
  onClose: () => void;
}

/**
 * Registers a new patient during a booking, which keeps its values, and chooses the patient in it. If the
 * clinic allows it, four fields are enough.
 */
export function NewPatientDrawer({ request, onClose }: Props) {
  const save = useSavePatient();
  // All fields are asked for until the settings are read; the server decides in the end.
  const mayCompleteLater = useAppointmentSettings().data?.patient_details_later ?? false;
  const register = async (values: FirstPatientInput) => {
    const { id, national_code: nationalCode } = await save(values);
    toast.success(m.patientSaved);
    request.choose({ id, nationalCode });
    onClose();
  };
  return (
    <Drawer open size="wide" title={m.newPatient} hint={m.newPatientHint} onClose={onClose}>
      <Form
        frame="none"
        schema={mayCompleteLater ? firstPatientInput : patientInput}
        initial={{ insurance_type: insuranceTypes[0], national_code: request.code }}
        submit={m.savePatient}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`patient-${request.code ?? ''}`}
        onSubmit={register}
      >
        <PatientInputs isQuick mayCompleteLater={mayCompleteLater} />
      </Form>
    </Drawer>
  );
}
