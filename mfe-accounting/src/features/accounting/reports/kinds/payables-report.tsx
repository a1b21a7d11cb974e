import { productDocuments } from '@ziba/shared/contracts/addresses';
import type { PayableKind, PayableReport as Answer } from '@ziba/shared/contracts/money-reports';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { devices, internalServiceDocuments, listOf } from '../../addresses';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import type { ReportProps } from '../report-props';

type Payable = Answer['data'][number];
type Row = Omit<Payable, 'id'> & { id: string };

const lists: Record<PayableKind, string> = {
  goods: productDocuments,
  service: internalServiceDocuments,
  device: devices,
};

const facts: ListColumn<Row>[] = [
  textColumn({ title: m.kind, text: ({ kind }) => m.kinds[kind], sort: 'kind' }),
  codeColumn({ title: m.code, isLesser: true, code: ({ code }) => code }),
  dateTimeColumn({ title: m.date, date: (row) => row.created_at, dayOnly: true, isLesser: true }),
  numberColumn({ title: m.paid, number: ({ paid }) => paid, sort: 'paid' }),
  numberColumn({ title: m.remaining, number: ({ remaining }) => remaining, sort: 'remaining' }),
];

/** What the clinic bought and has not paid completely; each line leads to its document. */
export function PayablesReport(props: ReportProps) {
  const answer = useReport<Answer>('payables');
  const mayOpenLists = useMay('accounting', 'read');
  const { data } = answer;
  return (
    <ReportFrame
      {...props}
      title={m.names.payables}
      name="report-payables"
      answer={answer}
      figures={[{ label: m.payableTotal, value: data?.total, unit: common.toman }]}
      columns={[
        nameColumn<Row>({
          title: m.subject,
          text: ({ title }) => formatText(title),
          to: ({ kind, code }) =>
            mayOpenLists ? listOf(lists[kind], { search: code }) : undefined,
          sort: 'title',
        }),
        ...facts,
      ]}
      rows={data?.data.map((row) => ({ ...row, id: `${row.kind}-${row.id}` }))}
    />
  );
}
