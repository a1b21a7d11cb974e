import { inventory } from '@ziba/shared/contracts/addresses';
import type { StockReport as Answer } from '@ziba/shared/contracts/care-reports';
import { common } from '@ziba/shared/messages';
import { mayOpen } from '@ziba/shared/session/use-may';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { listOf } from '../../addresses';
import { nameOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import type { ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };

const states = [
  ['expired', m.expired],
  ['near_expiry', m.nearExpiry],
  ['low', m.low],
  ['out', m.out],
] as const;

/** The products with these filters, for who may open them. */
const rowsOf = (filters: Record<string, string | null>) =>
  mayOpen(inventory) ? listOf(inventory, filters) : undefined;

const columns: ListColumn<Line>[] = [
  nameColumn({
    title: m.category,
    text: (line) => nameOf(line, 'category'),
    to: ({ key }) => rowsOf({ category_id: key }),
    sort: 'name',
  }),
  numberColumn({ title: m.products, number: ({ products }) => products, sort: 'products' }),
  numberColumn({ title: m.value, number: ({ value }) => value, sort: 'value' }),
  ...states.map(([state, title]) =>
    numberColumn<Line>({ title, number: (line) => line[state], sort: state }),
  ),
  numberColumn({
    title: m.unpriced,
    isLesser: true,
    number: ({ unpriced }) => unpriced,
    sort: 'unpriced',
  }),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'bar',
    label: m.stockChart,
    points: data.map((line) => nameOf(line, 'category')),
    series: [{ name: m.stockValue, values: data.map(({ value }) => value) }],
    unit: common.toman,
  }) as const;

/** Value and state of the stock now, by category. */
export function StockReport(props: ReportProps) {
  const answer = useReport<Answer>('stock');
  const { data } = answer;
  return (
    <ReportFrame
      {...props}
      title={m.names.stock}
      name="report-stock"
      answer={answer}
      figures={[
        { label: m.stockValue, value: data?.total.value, unit: common.toman },
        ...states.map(([status, label]) => ({
          label,
          value: data?.total[status],
          unit: m.products,
          to: rowsOf({ status }),
        })),
        { label: m.unpriced, value: data?.total.unpriced, unit: m.products },
      ]}
      chart={data && chartOf(data)}
      columns={columns}
      rows={data && withIds(data.data)}
    />
  );
}
