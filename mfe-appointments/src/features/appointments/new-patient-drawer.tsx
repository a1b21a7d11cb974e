import {
  completeForeignInput,
  completePatientInput,
  insuranceTypes,
  newPatientInput,
  type KnownPatient,
  type NewPatientInput,
} from '@ziba/shared/contracts/patients';
import { PatientInputs } from '@ziba/shared/domain/patient-form/patient-inputs';
import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { useSavePatient } from '../../data/patients.api';
import { KnownPatientNotice, knownIn } from './known-patient-notice';
import { m } from './messages';
import type { NewPatientRequest } from './patient-inputs';

interface Props {
  request: NewPatientRequest;
  onClose: () => void;
}

/**
 * Registers a new patient during a booking, which keeps its values, and chooses the patient in it. A name and a
 * phone number are enough unless the clinic asks for all fields. A patient whom another desk has registered
 * already is offered instead.
 */
export function NewPatientDrawer({ request, onClose }: Props) {
  const save = useSavePatient();
  const [known, setKnown] = useState<KnownPatient>();
  // The server decides in the end.
  const isShort = useAppointmentSettings().data?.short_registration !== false;
  const isEither = useSession()?.clinic?.foreign_patients === true;
  const complete = isEither ? completeForeignInput : completePatientInput;
  const choose = (id: number, nationalCode: string | null) => {
    request.choose({ id, nationalCode });
    onClose();
  };
  const register = async (values: NewPatientInput) => {
    setKnown(undefined);
    try {
      const { id, national_code } = await save({ ...values, at_desk: true });
      toast.success(m.patientSaved);
      choose(id, national_code);
    } catch (error) {
      setKnown(knownIn(error));
      throw error;
    }
  };
  return (
    <Drawer open size="wide" title={m.newPatient} hint={m.newPatientHint} onClose={onClose}>
      <Form
        frame="none"
        schema={isShort ? newPatientInput : complete}
        initial={{ insurance_type: insuranceTypes[0], national_code: request.code }}
        submit={m.savePatient}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`patient-${request.code ?? ''}`}
        foot={
          known && (
            <KnownPatientNotice patient={known} onChoose={() => choose(known.patient_id, null)} />
          )
        }
        onSubmit={register}
      >
        <PatientInputs isQuick mayCompleteLater={isShort} />
      </Form>
    </Drawer>
  );
}
