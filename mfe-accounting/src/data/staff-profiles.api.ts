import { createResource } from '@ziba/shared/api/create-resource';
import type { FinancialInfo, FinancialInfoInput } from '@ziba/shared/contracts/financial-info';
import type { Insurance } from '@ziba/shared/contracts/insurances';
import type { UserDetail } from '@ziba/shared/contracts/users';

const path = '/financialInfo';

/** What the members of staff earn, one profile for each. The payroll is computed from them. */
export const staffProfiles = createResource<FinancialInfo, Partial<FinancialInfoInput>>(path, {
  invalidates: ['/payroll'],
  entity: 'financial_info',
});

/** The insurances that the clinic keeps. */
export const insurances = createResource<Insurance>('/insurances');

/** One member of staff. */
export const staffMembers = createResource<UserDetail>('/users', { entity: 'users' });
