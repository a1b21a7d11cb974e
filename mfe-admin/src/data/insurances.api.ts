import { createResource } from '@ziba/shared/api/create-resource';
import type { Insurance, InsuranceInput } from '@ziba/shared/contracts/insurances';

const path = '/insurances';

/** The insurances of the clinic's staff, with what clinic and insured pay of them. */
export const insurances = createResource<Insurance, InsuranceInput>(path, { listPath: path });
