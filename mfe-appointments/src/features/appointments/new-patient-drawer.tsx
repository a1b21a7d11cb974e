import { insuranceTypes, patientInput, type PatientInput } from '@ziba/shared/contracts/patients';
import { PatientInputs } from '@ziba/shared/domain/patient-form/patient-inputs';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/drawer';
import { Form } from '@ziba/shared/ui/form';
import { toast } from '@ziba/shared/ui/toast';
import { useSavePatient } from './appointments.api';
import { m } from './messages';
import type { NewPatientWish } from './patient-inputs';

interface Props {
  wish: NewPatientWish;
  onClose: () => void;
}

/** Registers somebody new over the booking, which stays as it is; they are chosen in it afterwards. */
export function NewPatientDrawer({ wish, onClose }: Props) {
  const save = useSavePatient();
  const register = async (values: PatientInput) => {
    const { id, national_code: nationalCode } = await save(values);
    toast.success(m.patientSaved);
    wish.choose({ id, nationalCode });
    onClose();
  };
  return (
    <Drawer open size="wide" title={m.newPatient} hint={m.newPatientHint} onClose={onClose}>
      <Form
        frame="none"
        schema={patientInput}
        initial={{ insurance_type: insuranceTypes[0], national_code: wish.code }}
        submit={m.savePatient}
        cancel={{ label: common.cancel, onClick: onClose }}
        onSubmit={register}
      >
        <PatientInputs isQuick />
      </Form>
    </Drawer>
  );
}
