import { createResource } from '@ziba/shared/api/create-resource';
import type { Clinic } from '@ziba/shared/contracts/clinics';

export const clinics = createResource<Clinic>('/clinics');
