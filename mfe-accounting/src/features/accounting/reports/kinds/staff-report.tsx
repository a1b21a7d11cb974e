import { staffDocuments } from '@ziba/shared/contracts/addresses';
import type { StaffPayReport as Answer } from '@ziba/shared/contracts/money-reports';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { listOf } from '../../addresses';
import { sinceOf } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Row = Answer['data'][number] & { id: number };

const sums: ListColumn<Row>[] = [
  numberColumn({
    title: m.documents,
    isLesser: true,
    number: ({ documents }) => documents,
    sort: 'documents',
  }),
  numberColumn({ title: m.salary, number: ({ salary }) => salary, sort: 'salary' }),
  numberColumn({ title: m.paid, number: ({ paid }) => paid, sort: 'paid' }),
  numberColumn({ title: m.balance, number: ({ balance }) => balance, sort: 'balance' }),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'bar',
    label: m.names.staff,
    points: data.map(({ full_name }) => formatText(full_name)),
    series: [
      { name: m.salary, values: data.map(({ salary }) => salary) },
      { name: m.paid, values: data.map(({ paid }) => paid) },
    ],
    unit: common.toman,
  }) as const;

/** The pay of the staff and what is owed to them; each name leads to its documents. */
export function StaffReport(props: ReportProps) {
  const answer = useReport<Answer>('staff-pay', rangeOf(props));
  const mayOpenList = useMay('accounting', 'read');
  const { data } = answer;
  return (
    <ReportFrame
      {...props}
      title={m.names.staff}
      name="report-staff"
      answer={answer}
      figures={[
        { label: m.owedNow, value: data?.owed, unit: common.toman },
        { label: m.salary, value: data?.salary, unit: common.toman },
        {
          label: m.paid,
          value: data?.paid,
          before: data?.previous_paid,
          since: sinceOf(data),
          unit: common.toman,
        },
      ]}
      chart={data && chartOf(data)}
      columns={[
        nameColumn<Row>({
          title: m.person,
          text: (row) => formatText(row.full_name),
          to: (row) =>
            mayOpenList ? listOf(staffDocuments, { search: row.full_name }) : undefined,
          sort: 'name',
        }),
        ...sums,
      ]}
      rows={data?.data.map((row) => ({ ...row, id: row.user_id }))}
    />
  );
}
