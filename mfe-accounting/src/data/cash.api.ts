import { api, type ApiError } from '@ziba/shared/api/client';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { CashToday, cashClose } from '@ziba/shared/contracts/cash';
import type { Expense, ExpenseInput } from '@ziba/shared/contracts/expenses';
import type { Page } from '@ziba/shared/contracts/lists';
import type { TillEntry } from '@ziba/shared/contracts/till';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const cashPath = '/cash';
const expensesPath = '/expenses';

/** The key of what is read of a cash point; of the main till when it is left out. */
const keyOf = (url: string, point: number | undefined): ResourceKey =>
  point === undefined ? [cashPath, url] : [cashPath, url, { point }];

/** The cash of one day, `YYYY-MM-DD`, of a cash point or the main till; without a day nothing is read. */
export function useCashDay(
  date: string | undefined,
  point?: number,
): SWRResponse<CashToday, ApiError> {
  const key = keyOf(`${cashPath}/days/${date}`, point);
  return useSWR<CashToday, ApiError>(date === undefined ? null : key);
}

/** What documents took out of a till on a day, `YYYY-MM-DD`. */
export const useTillEntries = (
  date: string,
  point?: number,
): SWRResponse<Page<TillEntry>, ApiError> =>
  useSWR<Page<TillEntry>, ApiError>(keyOf(`${cashPath}/days/${date}/documents`, point));

/** Closes a day of a till with what was counted. Errors: 400 a difference without a reason; 409 closed already. */
export function useCloseCashDay() {
  const invalidate = useInvalidate();
  const url = `${cashPath}/days/close`;
  const closeOnce = useCreateKey(url);
  return async (body: z.input<typeof cashClose>): Promise<void> => {
    await closeOnce(body, (idempotencyKey) => api.post(url, body, { idempotencyKey }));
    await invalidate(cashPath, '/reports');
  };
}

/** What the clinic paid for besides goods, services, devices and staff. */
export const expenses = createResource<Expense, ExpenseInput>(expensesPath, {
  invalidates: [cashPath, '/reports'],
  entity: 'expenses',
});

/** The monthly expenses that are to be paid again. */
export const useDueExpenses = (): SWRResponse<Page<Expense>, ApiError> =>
  useSWR<Page<Expense>, ApiError>([expensesPath, `${expensesPath}/due`] satisfies ResourceKey);

/** Voids an expense with a reason. Errors: 409 void already, or a day whose cash is closed. */
export function useVoidExpense() {
  const invalidate = useInvalidate();
  return async (id: number, reason: string): Promise<void> => {
    await api.post(`${expensesPath}/${id}/void`, { reason });
    await invalidate(expensesPath, cashPath, '/reports');
  };
}
