import type { ProfitReport as Answer } from '@ziba/shared/contracts/money-reports';
import { common } from '@ziba/shared/messages';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { useReport } from '../../../../data/reports.api';
import { listOf, moneyReports } from '../../addresses';
import { nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };
const sums = ['goods', 'services', 'devices'] as const;

/** The income of the days of a month, day by day. */
const daysOf = ({ from, to }: Line) => listOf(moneyReports, { report: 'income', from, to });

const columns = [
  nameColumn<Line>({ title: m.month, text: (line) => nameOf(line, 'month'), to: daysOf }),
  numberColumn<Line>({ title: m.income, number: ({ income }) => income, sort: 'income' }),
  ...sums.map((name) =>
    numberColumn<Line>({ title: m[name], number: (line) => line[name], sort: name }),
  ),
  numberColumn<Line>({ title: m.staffPay, number: ({ staff }) => staff, sort: 'staff' }),
  numberColumn<Line>({ title: m.expenses, number: ({ expenses }) => expenses, sort: 'expenses' }),
  numberColumn<Line>({ title: m.result, number: ({ result }) => result, sort: 'result' }),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'bar',
    label: m.profitChart,
    time: 'month',
    points: data.map(({ from }) => from),
    series: [
      { name: m.incomeTotal, values: data.map(({ income }) => income) },
      { name: m.spent, values: data.map(({ income, result }) => income - result) },
    ],
    unit: common.toman,
  }) as const;

/** What was received and paid in each Jalali month. */
export function ProfitReport(props: ReportProps) {
  const answer = useReport<Answer>('profit', rangeOf(props));
  const { data } = answer;
  const since = sinceOf(data);
  const spent = (flows: Answer['total'] | undefined) => flows && flows.income - flows.result;
  const [total, before] = [data?.total, data?.previous];
  return (
    <ReportFrame
      {...props}
      title={m.names.profit}
      name="report-profit"
      answer={answer}
      figures={[
        {
          label: m.incomeTotal,
          value: total?.income,
          before: before?.income,
          good: 'up',
          unit: common.toman,
          since,
        },
        {
          label: m.spent,
          value: spent(total),
          before: spent(before),
          good: 'down',
          unit: common.toman,
          since,
        },
        {
          label: m.result,
          value: total?.result,
          before: before?.result,
          good: 'up',
          unit: common.toman,
          since,
        },
      ]}
      chart={data && chartOf(data)}
      columns={columns}
      rows={data && withIds(data.data)}
    />
  );
}
