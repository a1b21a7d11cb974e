import type { ComponentType } from 'react';
import { AppointmentsReport } from './kinds/appointments-report';
import { CashReport } from './kinds/cash-report';
import { ConsumptionReport } from './kinds/consumption-report';
import { DebtsReport } from './kinds/debts-report';
import { DevicesReport } from './kinds/devices-report';
import { IncomeReport } from './kinds/income-report';
import { PatientsReport } from './kinds/patients-report';
import { PayablesReport } from './kinds/payables-report';
import { PaymentsReport } from './kinds/payments-report';
import { PlansReport } from './kinds/plans-report';
import { ProfitReport } from './kinds/profit-report';
import { SmsReport } from './kinds/sms-report';
import { StaffReport } from './kinds/staff-report';
import { StockReport } from './kinds/stock-report';
import type { m } from './messages';
import type { ReportProps } from './report-props';

export interface Report {
  /** Part of the address. */
  key: keyof typeof m.names;
  Content: ComponentType<ReportProps>;
  /** Whether it shows the state of now, for which there is no range. */
  isOfNow?: boolean;
  /** Whether it shows all days when no range is chosen; the others show the last 30. */
  isOfAllDays?: boolean;
  /** What it can be grouped by, as the server calls it; the first is the usual one. */
  groups?: readonly (keyof typeof m.groups)[];
}

const money: readonly [Report, ...Report[]] = [
  {
    key: 'income',
    Content: IncomeReport,
    groups: ['day', 'method', 'doctor', 'service', 'target'],
  },
  { key: 'profit', Content: ProfitReport },
  { key: 'debts', Content: DebtsReport, isOfNow: true },
  { key: 'payables', Content: PayablesReport, isOfNow: true },
  { key: 'staff', Content: StaffReport },
  { key: 'devices', Content: DevicesReport },
];

/** The reports of accounting: money, the payments behind it and the cash of each day. */
export const moneyReportList: readonly [Report, ...Report[]] = [
  ...money,
  { key: 'payments', Content: PaymentsReport, isOfAllDays: true },
  { key: 'cash', Content: CashReport, isOfAllDays: true },
];

/** All reports for users with the section `reports`. */
export const reportList: readonly [Report, ...Report[]] = [
  { key: 'appointments', Content: AppointmentsReport, groups: ['day', 'doctor', 'service'] },
  { key: 'patients', Content: PatientsReport },
  { key: 'plans', Content: PlansReport },
  ...money,
  { key: 'stock', Content: StockReport, isOfNow: true },
  { key: 'consumption', Content: ConsumptionReport },
  { key: 'sms', Content: SmsReport },
];
