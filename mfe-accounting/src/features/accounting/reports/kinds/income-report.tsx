import type { IncomeReport as Answer } from '@ziba/shared/contracts/reports';
import { paymentMethodLabels } from '@ziba/shared/contracts/payments';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { listOf, moneyReports } from '../../addresses';
import { everyDay, nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };

const words = { ...paymentMethodLabels, ...m.targets };
const groups = ['day', 'method', 'doctor', 'service', 'target'] as const;
type Group = (typeof groups)[number];

/** The grouping of the address; by day if it names none. */
const groupOf = (asked: string | undefined): Group =>
  groups.find((group) => group === asked) ?? 'day';

const sums: ListColumn<Line>[] = [
  numberColumn({ title: m.income, number: ({ amount }) => amount, sort: 'amount' }),
  numberColumn({ title: m.received, number: ({ received }) => received, sort: 'received' }),
  numberColumn({ title: m.refunded, number: ({ refunded }) => refunded, sort: 'refunded' }),
  numberColumn({ title: m.paymentCount, number: ({ payments }) => payments, sort: 'payments' }),
];

function chartOf(answer: Answer, by: Group) {
  const byDay = by === 'day' && everyDay(answer, answer.data, ({ amount }) => amount);
  const points = byDay ? byDay.points : answer.data.map((line) => nameOf(line, by, words));
  const values = byDay ? byDay.values : answer.data.map(({ amount }) => amount);
  return {
    kind: 'bar',
    label: m.incomeOf(m.groups[by]),
    points,
    ...(byDay && { time: 'day' as const }),
    series: [{ name: m.incomeTotal, values }],
    unit: common.toman,
  } as const;
}

/** The income by day, method, doctor, service or target. */
export function IncomeReport(props: ReportProps) {
  const by = groupOf(props.filters.by);
  const answer = useReport<Answer>('income', { ...rangeOf(props), by });
  const mayReadPayments = useMay('accounting', 'read');
  const { data } = answer;

  /** The payments of a line; those of a doctor or a service have no list of their own. */
  const paymentsOf = ({ key }: { key: string | null }) => {
    if (!mayReadPayments || !data || !key || by === 'doctor' || by === 'service') return undefined;
    const { from, to } = by === 'day' ? { from: key, to: key } : data;
    const filters = by === 'day' ? { from, to } : { from, to, [by]: key };
    return listOf(moneyReports, { report: 'payments', ...filters });
  };
  const all = data && { report: 'payments', from: data.from, to: data.to };
  const to = all && mayReadPayments ? listOf(moneyReports, all) : undefined;

  return (
    <ReportFrame
      {...props}
      title={m.incomeOf(m.groups[by])}
      name="report-income"
      answer={answer}
      figures={[
        {
          label: m.incomeTotal,
          value: data?.total,
          unit: common.toman,
          before: data?.previous_total,
          since: sinceOf(data),
          good: 'up',
          to,
        },
        { label: m.received, value: data?.received, unit: common.toman },
        { label: m.refunded, value: data?.refunded, unit: common.toman },
      ]}
      chart={data && chartOf(data, by)}
      columns={[
        nameColumn<Line>({
          title: m.groups[by],
          text: (line) => nameOf(line, by, words),
          to: paymentsOf,
          sort: 'name',
        }),
        ...sums,
      ]}
      rows={data && withIds(data.data)}
    />
  );
}
