import { allAppointments } from '@ziba/shared/contracts/addresses';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import type { AppointmentReport as Answer } from '@ziba/shared/contracts/reports';
import { mayOpen } from '@ziba/shared/session/use-may';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { listOf } from '../../addresses';
import { everyDay, nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };
type Status = (typeof appointmentStatuses)[number];

const groups = ['day', 'doctor', 'service'] as const;
type Group = (typeof groups)[number];
const groupOf = (asked: string | undefined): Group =>
  groups.find((group) => group === asked) ?? 'day';

/** The filter of the list of all appointments for a line of each grouping. */
const filterOf = { doctor: 'doctor_id', service: 'service_id' } as const;

const counts: ListColumn<Line>[] = [
  numberColumn({ title: m.appointmentTotal, number: ({ total }) => total, sort: 'total' }),
  ...appointmentStatuses.map((status) =>
    numberColumn<Line>({ title: appointmentStatusLabels[status], number: (line) => line[status] }),
  ),
];

function chartOf(answer: Answer, by: Group) {
  const valuesOf = (status: Status) =>
    by === 'day'
      ? everyDay(answer, answer.data, (line) => line[status]).values
      : answer.data.map((line) => line[status]);
  return {
    kind: 'stacked',
    label: m.appointmentsOf(m.groups[by]),
    ...(by === 'day' && { time: 'day' as const }),
    points:
      by === 'day'
        ? everyDay(answer, answer.data, ({ total }) => total).points
        : answer.data.map((line) => nameOf(line, by)),
    series: appointmentStatuses.map((status) => ({
      name: appointmentStatusLabels[status],
      values: valuesOf(status),
    })),
    unit: m.appointmentUnit,
  } as const;
}

/** The list of the appointments of these days with further filters, for who may open it. */
const rowsOf = (data: Answer | undefined, filters: Record<string, string | null> = {}) =>
  data && mayOpen(allAppointments)
    ? listOf(allAppointments, { from: data.from, to: data.to, ...filters })
    : undefined;

const figuresOf = (data: Answer | undefined) => {
  const since = sinceOf(data);
  return [
    {
      label: m.appointmentTotal,
      value: data?.total.total,
      before: data?.previous.total,
      since,
      good: 'up',
      to: rowsOf(data),
    },
    ...(['done', 'no_show', 'canceled'] as const).map((status) => ({
      label: appointmentStatusLabels[status],
      value: data?.total[status],
      before: data?.previous[status],
      since,
      good: status === 'done' ? ('up' as const) : ('down' as const),
      to: rowsOf(data, { status }),
    })),
    { label: m.noShowRate, value: data?.no_show_rate, unit: m.percent },
  ] as const;
};

/** Appointments by their result, by day, by doctor (their load) or by service. */
export function AppointmentsReport(props: ReportProps) {
  const by = groupOf(props.filters.by);
  const answer = useReport<Answer>('appointments', { ...rangeOf(props), by });
  const { data } = answer;
  const ofLine = ({ key }: Line) => {
    if (key === null) return undefined;
    return rowsOf(data, by === 'day' ? { from: key, to: key } : { [filterOf[by]]: key });
  };
  return (
    <ReportFrame
      {...props}
      title={m.appointmentsOf(m.groups[by])}
      name="report-appointments"
      answer={answer}
      figures={figuresOf(data)}
      chart={data && chartOf(data, by)}
      columns={[
        nameColumn<Line>({
          title: m.groups[by],
          text: (line) => nameOf(line, by),
          to: ofLine,
          sort: 'name',
        }),
        ...counts,
      ]}
      rows={data && withIds(data.data)}
    />
  );
}
