import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { useFormKit } from '@ziba/shared/ui/forms/form';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePatientByCode } from '../../data/patients.api';

/** The parts of the chosen patient that the booking form uses. */
interface Chosen {
  id: number;
  /** Null while it is not known: the file that is read then tells it. */
  nationalCode: string | null;
}

/**
 * The patient of the booking. `patient_id` decides; the national code and the insurance follow it. Typing a
 * code clears the choice, and the patient with that code is chosen when the look-up answers, unless another
 * choice was made or something else was typed meanwhile. Sending the form waits for a running look-up.
 */
export function useChosenPatient() {
  const { setValue, getValues, getFieldState, clearErrors } = useFormContext<DeskBookingValues>();
  const { isSaving } = useFormKit();
  const [chosen, typed] = useWatch<DeskBookingValues, ['patient_id', 'client_national_id']>({
    name: ['patient_id', 'client_national_id'],
  });
  const id = chosen ? Number(chosen) : undefined;
  const code = id === undefined && typed?.length === 10 ? typed : undefined;
  const { data: patient, error: readError } = usePatient(id);
  const codeOwner = usePatientByCode(code);
  const isOwnerAwaited = !!code && !codeOwner.data && (!codeOwner.error || codeOwner.isValidating);
  const isPatientAwaited = id !== undefined && !patient && !readError;
  useDelayedSending(isOwnerAwaited || isPatientAwaited);

  const fillIn = (next: Chosen | null) => {
    setValue('patient_id', next?.id ?? '', { shouldDirty: true });
    setValue('client_national_id', next?.nationalCode ?? '', { shouldDirty: true });
    clearErrors(['patient_id', 'client_national_id']);
  };
  useEffect(() => {
    if (patient && Number(getValues('patient_id')) === patient.id) {
      setValue('client_national_id', patient.national_code ?? '', { shouldDirty: true });
      clearErrors('client_national_id');
      if (!getFieldState('insurance_type').isDirty) {
        setValue('insurance_type', patient.insurance_type ?? insuranceTypes[0]);
      }
    }
  }, [patient, setValue, getValues, getFieldState, clearErrors]);

  const found = codeOwner.data;
  useEffect(() => {
    const [now, typedNow] = getValues(['patient_id', 'client_national_id']);
    if (!found || now || typedNow !== code) return;
    setValue('patient_id', found.id, { shouldDirty: true });
    if (!getFieldState('insurance_type').isDirty) {
      setValue('insurance_type', found.insurance_type ?? insuranceTypes[0]);
    }
    clearErrors(['patient_id', 'client_national_id']);
  }, [found, code, setValue, getValues, getFieldState, clearErrors]);

  return {
    id,
    /** A complete code while no patient is chosen, perhaps that of a new patient. */
    typedCode: code,
    codeOwner,
    isLookingUp: isOwnerAwaited,
    /** Chooses a patient of the list or a new one; null clears the choice. */
    choose: (next: Chosen | null) => {
      if (isSaving()) return;
      fillIn(next);
      if (!next && !getFieldState('insurance_type').isDirty) {
        setValue('insurance_type', insuranceTypes[0]);
      }
    },
    /** Clears the choice because another code was typed. */
    clearByTyping: () => {
      if (!isSaving()) setValue('patient_id', '', { shouldDirty: true });
    },
  };
}

/** Makes the sending of the form wait while `isAwaited`. */
function useDelayedSending(isAwaited: boolean) {
  const { waitFor } = useFormKit();
  useEffect(() => {
    if (!isAwaited) return undefined;
    let finish: () => void = () => undefined;
    const lookUp = new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined);
    });
    waitFor('patient_id', lookUp);
    return () => {
      waitFor('patient_id', null);
      finish();
    };
  }, [isAwaited, waitFor]);
}
