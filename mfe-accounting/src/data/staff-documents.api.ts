import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  FinancialDocument,
  FinancialDocumentInput,
} from '@ziba/shared/contracts/financial-documents';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { useSession } from '@ziba/shared/session/use-session';
import useSWR, { type SWRResponse } from 'swr';

export const staffDocuments = createResource<FinancialDocument, FinancialDocumentInput>(
  '/financial-documents',
  { invalidates: ['/cash'], entity: 'financial_documents' },
);

/** The most rows that a list of the API answers at once. */
const allStaff = { page: 1, limit: 500, sort: 'fullName' };

/** The staff of the clinic, to choose from. */
export function useStaff(): SWRResponse<Page<StaffUser>, ApiError> {
  const clinicId = useSession()?.user.clinic_id;
  const key = ['/users', `/users/clinic/${clinicId}/index`, allStaff] satisfies ResourceKey;
  return useSWR<Page<StaffUser>, ApiError>(key);
}
