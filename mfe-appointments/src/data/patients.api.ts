import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { NewPatientInput, Patient, PatientFile } from '@ziba/shared/contracts/patients';
import useSWR, { type SWRResponse } from 'swr';

const patients = createResource<Patient, NewPatientInput>('/patients', {
  invalidates: ['/appointments'],
  entity: 'patients',
});

/** Registers a patient who comes for the first time. */
export const useSavePatient = () => patients.useSave();

/** The patient who has a national code; nothing is asked while the code is undefined. */
export function usePatientByCode(code: string | undefined): SWRResponse<PatientFile, ApiError> {
  return useSWR<PatientFile, ApiError>(
    code === undefined ? null : ['/patients', `/patients/by-national-code/${code}`],
    { shouldRetryOnError: false },
  );
}
