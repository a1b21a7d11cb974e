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
import { useBookingSettings, useSavePatient } from '../../data/appointments.api';
import { m } from './messages';
import type { NewPatientWish } from './patient-inputs';

interface Props {
  wish: NewPatientWish;
  onClose: () => void;
}

/**
 * Registers somebody new over the booking, which stays as it is; they are chosen in it afterwards. Where
 * the clinic allows it, four fields are enough.
 */
export function NewPatientDrawer({ wish, onClose }: Props) {
  const save = useSavePatient();
  // While the settings are on their way everything is asked for; the server has the last word.
  const isRestLater = useBookingSettings().data?.patient_details_later ?? false;
  const register = async (values: FirstPatientInput) => {
    const { id, national_code: nationalCode } = await save(values);
    toast.success(m.patientSaved);
    wish.choose({ id, nationalCode });
    onClose();
  };
  return (
    <Drawer open size="wide" title={m.newPatient} hint={m.newPatientHint} onClose={onClose}>
      <Form
        frame="none"
        schema={isRestLater ? firstPatientInput : patientInput}
        initial={{ insurance_type: insuranceTypes[0], national_code: wish.code }}
        submit={m.savePatient}
        cancel={{ label: common.cancel, onClick: onClose }}
        onSubmit={register}
      >
        <PatientInputs isQuick isRestLater={isRestLater} />
      </Form>
    </Drawer>
  );
}
