import { createResource } from '@ziba/shared/api/create-resource';
import type { FirstPatientInput, Patient, PatientRow } from '@ziba/shared/contracts/patients';

export const patients = createResource<Patient, FirstPatientInput>('/patients', {
  invalidates: ['/appointments'],
  entity: 'patients',
});

/** The list of patients; its rows have visits and marks besides the fields of a patient. */
export const patientRows = createResource<PatientRow>('/patients');
