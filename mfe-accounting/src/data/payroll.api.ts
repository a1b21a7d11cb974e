import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  PayrollAdjust,
  PayrollPost,
  PayrollPreview,
  PayrollRun,
} from '@ziba/shared/contracts/payroll';
import type { PayrollMonth, PayrollWork } from '@ziba/shared/contracts/payroll-months';
import useSWR, { type SWRResponse } from 'swr';

const path = '/payroll';
const runsPath = `${path}/runs`;

/** What shows the pay of the staff; read again after a month was posted or voided. */
const following = [path, '/financial-documents', '/reports'];

/** The Jalali months with their state, the newest first. */
export const usePayrollMonths = (): SWRResponse<Page<PayrollMonth>, ApiError> =>
  useSWR<Page<PayrollMonth>, ApiError>([path, `${path}/months`] satisfies ResourceKey);

/** What everybody earned in a month, as posted or as it counts now; undefined reads nothing. */
export function usePayrollPreview(
  month: string | undefined,
): SWRResponse<PayrollPreview, ApiError> {
  const key = [path, `${path}/preview`, { month }] satisfies ResourceKey;
  return useSWR<PayrollPreview, ApiError>(month === undefined ? null : key);
}

/** The paid work behind a person's month. */
export function usePayrollWork(
  month: string,
  userId: number,
): SWRResponse<Page<PayrollWork>, ApiError> {
  const key = [path, `${path}/work`, { month, user_id: userId }] satisfies ResourceKey;
  return useSWR<Page<PayrollWork>, ApiError>(key);
}

/** The posted months. */
export const payrollRuns = createResource<PayrollRun, PayrollPost>(runsPath, {
  listPath: runsPath,
  invalidates: following,
});

/** Corrects a person's month before it is posted. Errors: 409 posted already, 400 a sum below zero. */
export function useAdjustPay() {
  const invalidate = useInvalidate();
  return async (body: PayrollAdjust): Promise<void> => {
    await api.put(`${path}/adjustments`, body);
    await invalidate(path);
  };
}

/** Voids a posted run with its documents. Errors: 409 void already. */
export function useVoidRun() {
  const invalidate = useInvalidate();
  return async (id: number, reason: string): Promise<void> => {
    await api.post(`${runsPath}/${id}/void`, { reason });
    await invalidate(runsPath, ...following);
  };
}
