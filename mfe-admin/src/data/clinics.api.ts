import { createResource } from '@ziba/shared/api/create-resource';
import type { ClinicInput } from '@ziba/shared/contracts/clinic-inputs';
import type { Clinic } from '@ziba/shared/contracts/clinics';

export const clinics = createResource<Clinic, ClinicInput>('/clinics', {
  // The console of sections shows names of clinics.
  invalidates: ['/registry/clinics', '/registry/matrix'],
});
