import { todayIso } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { useAccountingFigures } from '../../data/reports.api';
import { listOf, moneyReports } from './addresses';
import { m } from './messages';

const report = (key: string, filters = {}) => listOf(moneyReports, { report: key, ...filters });

/** The four figures of the home, in tomans; each leads to the rows behind it. */
export function AccountingFigures() {
  const { data, error, mutate } = useAccountingFigures();
  const today = todayIso();
  const figures = [
    {
      label: m.incomeToday,
      value: data?.income_today,
      to: report('income', { from: today, to: today, by: 'method' }),
    },
    { label: m.patientDebts, value: data?.patient_debts, to: report('debts') },
    { label: m.unpaidStaff, value: data?.unpaid_staff, to: report('staff') },
    { label: m.unpaidPurchases, value: data?.unpaid_purchases, to: report('payables') },
  ];
  return (
    <>
      <h2 className="visually-hidden">{m.figures}</h2>
      <CardGrid min={13}>
        {figures.map((figure) => (
          <StatCard
            key={figure.label}
            {...figure}
            unit={common.toman}
            error={data ? undefined : error}
            onRetry={mutate}
            compact
          />
        ))}
      </CardGrid>
    </>
  );
}
