import { cashMethods, type CashMethod, type CashToday } from '@ziba/shared/contracts/cash';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import * as addresses from '../addresses';
import { m } from './messages';
import { useTills } from './use-tills';

interface Row {
  id: CashMethod;
  expected: number;
  counted: number | null;
}

const columns: ListColumn<Row>[] = [
  {
    title: m.method,
    cell: ({ id }) => paymentMethodLabels[id],
    value: ({ id }) => paymentMethodLabels[id],
  },
  numberColumn({ title: m.expectedColumn, number: ({ expected }) => expected }),
  numberColumn({ title: m.countedColumn, number: ({ counted }) => counted }),
  numberColumn({
    title: m.differenceColumn,
    number: ({ expected, counted }) => (counted === null ? null : counted - expected),
  }),
];

const rowsOf = ({ expected, counted }: CashToday): Row[] =>
  cashMethods.map((id) => ({ id, expected: expected[id], counted: counted?.[id] ?? null }));

const paymentsOf = (days: { from: string; to: string; point?: number | string }) =>
  addresses.listOf(addresses.moneyReports, { report: 'payments', ...days });

/** The sums of a day in tomans, by method, and who closed it with which remark. */
export function CashDayFigures({ day }: { day: CashToday }) {
  const rows = rowsOf(day);
  const point = useTills().filterOf(day.cash_point);
  const days = { from: day.date, to: day.date, point };
  const meta = { page: 1, limit: rows.length, total: rows.length, totalPages: 1 };
  return (
    <>
      <h2 className="visually-hidden">{m.figures}</h2>
      <CardGrid min={13}>
        <StatCard label={m.expected} value={day.expected_total} unit={common.toman} compact />
        <StatCard
          label={m.spent}
          value={day.expenses}
          unit={common.toman}
          to={addresses.listOf(addresses.expenses, days)}
          compact
        />
        <StatCard label={m.documents} value={day.documents} unit={common.toman} compact />
        <StatCard label={m.payments} value={day.payments} to={paymentsOf(days)} compact />
        <StatCard label={m.refunds} value={day.refunds} compact />
      </CardGrid>
      <Card title={m.byMethod} hint={m.expectedHint}>
        <ResourceTable
          label={m.byMethod}
          columns={columns}
          list={{ data: { data: rows, meta }, isLoading: false, mutate: () => undefined }}
          empty={m.noDays}
        />
      </Card>
      {day.state === 'closed' && (
        <Card title={m.states.closed}>
          <FactList
            facts={[
              { label: m.counted, value: formatToman(day.counted_total ?? 0) },
              { label: m.difference, value: formatNumber(day.difference ?? 0) },
              { label: m.closedBy, value: formatText(day.closed_by?.fullName ?? '') },
              { label: m.closedAt, value: formatDateTime(day.closed_at) },
              { label: m.note, value: formatText(day.note ?? '') },
            ]}
          />
        </Card>
      )}
    </>
  );
}
