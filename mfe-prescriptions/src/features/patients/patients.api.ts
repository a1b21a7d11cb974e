import { createResource } from '@ziba/shared/api/create-resource';
import type { Patient, PatientInput } from '@ziba/shared/contracts/patients';

export const patients = createResource<Patient, PatientInput>('/patients', {
  touches: ['/appointments'],
  entity: 'patients',
});
