import type { Screen } from '@ziba/shared/section/define-section';
import { m } from '../features/accounting/payroll/messages';

/** The pay of the staff, month by month. */
export const payrollScreens = [
  {
    path: 'payroll',
    title: m.title,
    needs: 'read',
    load: () =>
      import('../features/accounting/payroll/payroll-months-screen').then(
        (file) => file.PayrollMonthsScreen,
      ),
  },
  {
    path: 'payroll/:month',
    title: m.monthTitle,
    needs: 'read',
    load: () =>
      import('../features/accounting/payroll/payroll-month-screen').then(
        (file) => file.PayrollMonthScreen,
      ),
  },
] as const satisfies readonly Screen[];
