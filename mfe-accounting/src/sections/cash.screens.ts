import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/accounting/cash/messages';

/** The cash of the clinic, day by day, and its expenses. */
export const cashScreens = [
  {
    path: 'cash',
    title: m.title,
    needs: 'read',
    load: () => import('../features/accounting/cash/cash-screen').then((file) => file.CashScreen),
  },
  {
    path: 'cash/expenses',
    title: m.expenses,
    needs: 'read',
    load: () =>
      import('../features/accounting/cash/expenses-screen').then((file) => file.ExpensesScreen),
  },
  {
    path: 'cash/expenses/new',
    title: m.create,
    needs: 'write',
    load: () =>
      import('../features/accounting/cash/new-expense-screen').then(
        (file) => file.NewExpenseScreen,
      ),
  },
  {
    path: 'cash/expenses/:id',
    title: m.expense,
    needs: 'read',
    load: () =>
      import('../features/accounting/cash/expense-screen').then((file) => file.ExpenseScreen),
  },
  {
    path: 'cash/:date',
    title: m.dayTitle,
    needs: 'read',
    load: () =>
      import('../features/accounting/cash/cash-day-screen').then((file) => file.CashDayScreen),
  },
] as const satisfies readonly Screen[];
