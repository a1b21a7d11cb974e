import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { DashboardFigures } from '@ziba/shared/contracts/dashboard';
import type { PatientPage } from '@ziba/shared/contracts/patients';
import useSWR, { type SWRResponse } from 'swr';

/** The figures of the dashboard, each of which leads to a list, in one answer. */
export function useFigures(): SWRResponse<DashboardFigures, ApiError> {
  const key = ['/dashboard', '/dashboard/figures'] satisfies ResourceKey;
  return useSWR<DashboardFigures, ApiError>(key);
}

/** The page of patients who owe the clinic, for their number. */
export function useDebtors(): SWRResponse<PatientPage, ApiError> {
  const key = [
    '/patients',
    '/patients/pagination',
    { page: 1, limit: 1, standing: 'owes' },
  ] satisfies ResourceKey;
  return useSWR<PatientPage, ApiError>(key);
}
