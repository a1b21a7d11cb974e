import { createResource } from '@ziba/shared/api/create-resource';
import type { FirstPatientInput, Patient, PatientRow } from '@ziba/shared/contracts/patients';

export const patients = createResource<Patient, FirstPatientInput>('/patients', {
  invalidates: ['/appointments'],
  entity: 'patients',
});

/** The list, whose rows say more than a patient's own fields. */
export const patientRows = createResource<PatientRow>('/patients');
