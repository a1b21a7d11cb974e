import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { CashDay } from '@ziba/shared/contracts/cash';
import type { AccountingFigures } from '@ziba/shared/contracts/money-reports';
import type { Payment } from '@ziba/shared/contracts/payments';
import type { DebtRow } from '@ziba/shared/contracts/reports';
import useSWR, { type SWRResponse } from 'swr';

const path = '/reports';

/** A report that the server answers as a whole. The report before stays shown while another range is read. */
export function useReport<Answer>(
  name: string,
  query: Record<string, string | undefined> = {},
): SWRResponse<Answer, ApiError> {
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value));
  const key = [path, `${path}/${name}`, asked] satisfies ResourceKey;
  return useSWR<Answer, ApiError>(key, { keepPreviousData: true });
}

/** Who owes money, page by page. */
export const debts = createResource<DebtRow>(path, { listPath: `${path}/debts` });

/** A day of which something is stored. */
export type StoredCashDay = CashDay & { id: number };

/** The cash of the clinic, day by day. */
export const cashDays = createResource<StoredCashDay>('/cash', { listPath: '/cash/days' });

/** The payments of patients. */
export const payments = createResource<Payment>('/payments', { listPath: '/payments' });

/** The figures on the home of accounting. */
export function useAccountingFigures(): SWRResponse<AccountingFigures, ApiError> {
  const key = [path, '/accounting/figures'] satisfies ResourceKey;
  return useSWR<AccountingFigures, ApiError>(key);
}
