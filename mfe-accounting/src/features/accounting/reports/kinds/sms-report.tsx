import type { SmsReport as Answer } from '@ziba/shared/contracts/care-reports';
import { smsEventTitles } from '@ziba/shared/contracts/sms-texts';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { useReport } from '../../../../data/reports.api';
import { nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };

/** Messages without an event were written by somebody. */
const eventOf = (line: Answer['data'][number]) =>
  line.key === null ? m.written : nameOf(line, 'event', smsEventTitles);

const counts = [
  ['messages', m.messages],
  ['parts', m.parts],
  ['sent', m.sent],
  ['queued', m.queued],
  ['failed', m.failed],
] as const;

const columns = [
  nameColumn<Line>({ title: m.event, text: eventOf, sort: 'name' }),
  ...counts.map(([name, title]) =>
    numberColumn<Line>({ title, number: (line) => line[name], sort: name }),
  ),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'stacked',
    label: m.smsChart,
    points: data.map(eventOf),
    series: (['sent', 'queued', 'failed'] as const).map((name) => ({
      name: m[name],
      values: data.map((line) => line[name]),
    })),
    unit: m.messages,
  }) as const;

/** The messages of the clinic by event, and how they went. */
export function SmsReport(props: ReportProps) {
  const answer = useReport<Answer>('sms', rangeOf(props));
  const { data } = answer;
  return (
    <ReportFrame
      {...props}
      title={m.names.sms}
      name="report-sms"
      answer={answer}
      figures={counts.map(([name, label]) => ({
        label,
        value: data?.total[name],
        before: data?.previous[name],
        since: sinceOf(data),
        ...(name === 'failed' && { good: 'down' as const }),
      }))}
      chart={data && chartOf(data)}
      columns={columns}
      rows={data && withIds(data.data)}
    />
  );
}
