import type { PlanReport as Answer } from '@ziba/shared/contracts/care-reports';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { useReport } from '../../../../data/reports.api';
import { nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };

const states = [
  ['waiting', m.waiting],
  ['in_progress', m.inProgress],
  ['completed', m.completed],
  ['canceled', m.canceled],
] as const;

const columns = [
  nameColumn<Line>({ title: m.doctor, text: (line) => nameOf(line, 'doctor'), sort: 'name' }),
  numberColumn<Line>({ title: m.plans, number: ({ plans }) => plans, sort: 'plans' }),
  ...states.map(([state, title]) =>
    numberColumn<Line>({ title, isLesser: true, number: (line) => line[state], sort: state }),
  ),
  numberColumn<Line>({ title: m.sessions, number: ({ sessions }) => sessions, sort: 'sessions' }),
  numberColumn<Line>({
    title: m.doneSessions,
    number: (line) => line.done_sessions,
    sort: 'done_sessions',
  }),
  numberColumn<Line>({ title: m.planCost, number: ({ cost }) => cost, sort: 'cost' }),
  numberColumn<Line>({ title: m.planPaid, number: ({ paid }) => paid, sort: 'paid' }),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'stacked',
    label: m.planChart,
    points: data.map((line) => nameOf(line, 'doctor')),
    series: [
      { name: m.doneSessions, values: data.map((line) => line.done_sessions) },
      { name: m.openSessions, values: data.map((line) => line.sessions - line.done_sessions) },
    ],
    unit: m.sessions,
  }) as const;

/** How far the plans are that were written in these days, by doctor. */
export function PlansReport(props: ReportProps) {
  const answer = useReport<Answer>('plans', rangeOf(props));
  const { data } = answer;
  const since = sinceOf(data);
  const figure = (label: string, name: keyof Answer['total']) => ({
    label,
    value: data?.total[name],
    before: data?.previous[name],
    since,
  });
  return (
    <ReportFrame
      {...props}
      title={m.names.plans}
      name="report-plans"
      answer={answer}
      figures={[
        figure(m.plans, 'plans'),
        figure(m.inProgress, 'in_progress'),
        figure(m.completed, 'completed'),
        figure(m.doneSessions, 'done_sessions'),
      ]}
      chart={data && chartOf(data)}
      columns={columns}
      rows={data && withIds(data.data)}
    />
  );
}
