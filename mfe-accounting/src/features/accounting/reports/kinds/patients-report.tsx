import type { PatientReport as Answer } from '@ziba/shared/contracts/reports';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { useReport } from '../../../../data/reports.api';
import { sinceOf } from '../lines';
import { m } from '../messages';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

interface Row {
  id: string;
  label: string;
  value: number;
  before: number;
}

const measures = [
  ['registered', m.registered],
  ['first_visits', m.firstVisits],
  ['returning', m.returning],
] as const;

const columns = [
  textColumn<Row>({ title: m.measure, text: ({ label }) => label }),
  numberColumn<Row>({ title: m.count, number: ({ value }) => value }),
  numberColumn<Row>({ title: m.before, number: ({ before }) => before }),
];

const chartOf = (rows: readonly Row[]) =>
  ({
    kind: 'bar',
    label: m.names.patients,
    points: rows.map(({ label }) => label),
    series: [
      { name: m.count, values: rows.map(({ value }) => value) },
      { name: m.before, values: rows.map(({ before }) => before) },
    ],
    unit: m.patientUnit,
  }) as const;

/** Patients who are new, and who came again. */
export function PatientsReport(props: ReportProps) {
  const answer = useReport<Answer>('patients', rangeOf(props));
  const { data } = answer;
  const since = sinceOf(data);
  const rows =
    data &&
    measures.map(([id, label]) => ({ id, label, value: data[id], before: data.previous[id] }));
  return (
    <ReportFrame
      {...props}
      title={m.names.patients}
      name="report-patients"
      answer={answer}
      figures={measures.map(([id, label]) => ({
        label,
        value: data?.[id],
        before: data?.previous[id],
        since,
        good: 'up',
        unit: m.patientUnit,
      }))}
      chart={rows && chartOf(rows)}
      columns={columns}
      rows={rows}
    />
  );
}
