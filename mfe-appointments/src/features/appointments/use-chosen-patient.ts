import type { ApiError } from '@ziba/shared/api/client';
import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { insuranceTypes, type PatientFile } from '@ziba/shared/contracts/patients';
import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { useFormKit } from '@ziba/shared/ui/forms/form';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import useSWR, { type SWRResponse } from 'swr';

/** Who is chosen, as far as the booking form follows it. */
interface Chosen {
  id: number;
  nationalCode: string;
}

/**
 * Who the booking is for. `patient_id` alone says it: the national code and the insurance follow it. A
 * code that is typed lifts the choice, and chooses its owner when the look-up answers, unless somebody
 * was chosen or anything else was typed meanwhile. A form that is sent waits for what is on its way.
 */
export function useChosenPatient() {
  const { setValue, getValues, getFieldState, clearErrors } = useFormContext<DeskBookingValues>();
  const { isSaving } = useFormKit();
  const [chosen, typed] = useWatch<DeskBookingValues, ['patient_id', 'client_national_id']>({
    name: ['patient_id', 'client_national_id'],
  });
  const id = chosen ? Number(chosen) : undefined;
  const code = id === undefined && typed?.length === 10 ? typed : undefined;
  const { data: patient, error: unread } = usePatient(id);
  const owner = usePatientByCode(code);
  const isOwnerAwaited = code !== undefined && !owner.data && (!owner.error || owner.isValidating);
  const isPatientAwaited = id !== undefined && !patient && !unread;
  useHoldUp(isOwnerAwaited || isPatientAwaited);

  const set = (next: Chosen | null) => {
    setValue('patient_id', next?.id ?? '', { shouldDirty: true });
    setValue('client_national_id', next?.nationalCode ?? '', { shouldDirty: true });
    clearErrors(['patient_id', 'client_national_id']);
  };
  useEffect(() => {
    if (patient && Number(getValues('patient_id')) === patient.id) {
      setValue('client_national_id', patient.national_code, { shouldDirty: true });
      clearErrors('client_national_id');
      if (!getFieldState('insurance_type').isDirty) {
        setValue('insurance_type', patient.insurance_type ?? insuranceTypes[0]);
      }
    }
  }, [patient, setValue, getValues, getFieldState, clearErrors]);

  const found = owner.data;
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
    /** A whole code that nobody is chosen by: typed for somebody who is new, perhaps. */
    typedCode: code,
    owner,
    isLookingUp: isOwnerAwaited,
    /** Chosen in the list, or just registered; null when the choice is lifted. */
    choose: (next: Chosen | null) => {
      if (isSaving()) return;
      set(next);
      if (!next && !getFieldState('insurance_type').isDirty) {
        setValue('insurance_type', insuranceTypes[0]);
      }
    },
    /** Another code was typed: it is not that of whoever was chosen. */
    liftByTyping: () => {
      if (!isSaving()) setValue('patient_id', '', { shouldDirty: true });
    },
  };
}

function usePatientByCode(code: string | undefined): SWRResponse<PatientFile, ApiError> {
  return useSWR<PatientFile, ApiError>(
    code === undefined ? null : ['/patients', `/patients/by-national-code/${code}`],
    { shouldRetryOnError: false },
  );
}

/** A form that is sent waits while something is awaited. */
function useHoldUp(isAwaited: boolean) {
  const { waitFor } = useFormKit();
  useEffect(() => {
    if (!isAwaited) return undefined;
    let arrived: () => void = () => undefined;
    const until = new Promise<undefined>((resolve) => {
      arrived = () => resolve(undefined);
    });
    waitFor('patient_id', until);
    return () => {
      waitFor('patient_id', null);
      arrived();
    };
  }, [isAwaited, waitFor]);
}
