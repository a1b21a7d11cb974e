import { inventory } from '@ziba/shared/contracts/addresses';
import type { ConsumptionReport as Answer } from '@ziba/shared/contracts/care-reports';
import { common } from '@ziba/shared/messages';
import { mayOpen } from '@ziba/shared/session/use-may';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { listOf } from '../../addresses';
import { nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };

const columns: ListColumn<Line>[] = [
  nameColumn({
    title: m.product,
    text: (line) => nameOf(line, 'product'),
    to: ({ code }) => (mayOpen(inventory) ? listOf(inventory, { search: code }) : undefined),
    sort: 'name',
  }),
  numberColumn({ title: m.used, number: ({ used }) => used, sort: 'used' }),
  numberColumn({ title: m.disposed, number: ({ disposed }) => disposed, sort: 'disposed' }),
  numberColumn({ title: m.value, number: ({ value }) => value, sort: 'value' }),
  numberColumn({
    title: m.movements,
    isLesser: true,
    number: ({ movements }) => movements,
    sort: 'movements',
  }),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'bar',
    label: m.consumptionChart,
    points: data.map((line) => nameOf(line, 'product')),
    series: [{ name: m.consumptionValue, values: data.map(({ value }) => value) }],
    unit: common.toman,
  }) as const;

/** What was used and disposed of in the days, by product, and what it had cost in tomans. */
export function ConsumptionReport(props: ReportProps) {
  const answer = useReport<Answer>('consumption', rangeOf(props));
  const { data } = answer;
  const figure = (name: keyof Answer['total'], label: string, unit: string) => ({
    label,
    value: data?.total[name],
    before: data?.previous[name],
    since: sinceOf(data),
    unit,
  });
  return (
    <ReportFrame
      {...props}
      title={m.names.consumption}
      name="report-consumption"
      answer={answer}
      figures={[
        { ...figure('value', m.consumptionValue, common.toman), good: 'down' as const },
        figure('products', m.usedProducts, m.products),
        figure('movements', m.movements, m.times),
        { label: m.unpriced, value: data?.total.unpriced, unit: m.products },
      ]}
      chart={data && chartOf(data)}
      columns={columns}
      rows={data && withIds(data.data)}
    />
  );
}
