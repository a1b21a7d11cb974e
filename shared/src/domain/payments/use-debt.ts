import useSWR from 'swr';
import type { z } from 'zod';
import type { ApiError } from '../../api/client';
import type { debtPage, LedgerPage } from '../../contracts/payments';

/** What a patient owes, oldest first, and the most that can be paid for it. Whole tomans. */
export interface Debt {
  rows: z.output<typeof debtPage>['data'];
  most: number;
}

/** Reads what a patient owes now. */
export function useDebt(patientId: number) {
  const path = `/patients/${patientId}`;
  const debts = useSWR<z.output<typeof debtPage>, ApiError>(['/patients', `${path}/debts`]);
  const account = useSWR<LedgerPage, ApiError>(['/patients', `${path}/ledger`, { limit: 1 }]);
  const debt = debts.data && account.data && debtOf(debts.data.data, account.data);
  return {
    debt,
    error: debts.error ?? account.error,
    retry: () => Promise.all([debts.mutate(), account.mutate()]),
  };
}

/** The server's limit: fees of canceled visits are in the balance but have no row. */
function debtOf(rows: Debt['rows'], { debt, balance }: LedgerPage): Debt {
  const owed = rows.reduce((sum, { remaining }) => sum + remaining, 0);
  return { rows, most: Math.max(debt, owed, -balance, 0) };
}
