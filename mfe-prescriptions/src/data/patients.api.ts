import { createResource } from '@ziba/shared/api/create-resource';
import type { FirstPatientInput, Patient } from '@ziba/shared/contracts/patients';

export const patients = createResource<Patient, FirstPatientInput>('/patients', {
  touches: ['/appointments'],
  entity: 'patients',
});
