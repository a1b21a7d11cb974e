import { identityOf, type PatientRow } from '@ziba/shared/contracts/patients';
import { AlertBadge, alertText } from '@ziba/shared/domain/patient-alerts/alert-badge';
import { PatientMarks, patientMarks } from '@ziba/shared/domain/patient-picker/patient-marks';
import { formatDay } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { m } from './messages';
import { PatientActions } from './patient-actions';
import { PatientName } from '../../widgets/patient-name';

/** The marks besides the debt, which has a column of its own. */
const marksOf = (patient: PatientRow) => patientMarks(patient, { ...patient, debt: 0 });

/** The columns of the list: the person, visits, what is owed, medical alerts and marks for the front desk. */
export const patientColumns: Column<PatientRow>[] = [
  {
    title: m.fields.full_name,
    cell: (patient) => <PatientName patient={patient} />,
    value: (patient) => patient.full_name,
    sort: 'full_name',
  },
  {
    title: m.fields.national_code,
    isLesser: true,
    cell: (patient) => <Ltr>{codeText(identityOf(patient))}</Ltr>,
    value: identityOf,
    sort: 'national_code',
  },
  {
    title: m.fields.father_name,
    isLesser: true,
    cell: (patient) => patient.father_name && formatText(patient.father_name),
    value: (patient) => patient.father_name,
    sort: 'father_name',
  },
  {
    title: m.fields.contact_number,
    cell: (patient) => <Ltr>{toPersianDigits(patient.contact_number)}</Ltr>,
    value: (patient) => patient.contact_number,
  },
  {
    title: m.fields.last_visit,
    isLesser: true,
    cell: (patient) => formatDay(patient.last_visit) || m.none,
    value: (patient) => patient.last_visit,
  },
  {
    title: m.fields.next_visit,
    cell: (patient) => formatDay(patient.next_visit) || m.none,
    value: (patient) => patient.next_visit,
  },
  {
    title: m.fields.debt,
    sort: 'debt',
    cell: ({ debt }) => (debt > 0 ? <Debt>{formatToman(debt)}</Debt> : m.none),
    value: ({ debt }) => debt,
  },
  {
    title: m.fields.marks,
    wide: true,
    cell: (patient) => (
      <Marks>
        {patient.alerts.map((alert) => (
          <AlertBadge key={alert.id} alert={alert} />
        ))}
        <PatientMarks marks={marksOf(patient)} />
      </Marks>
    ),
    value: (patient) =>
      [...patient.alerts.map(alertText), ...marksOf(patient).map(({ label }) => label)].join('، '),
  },
];

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  > span {
    white-space: normal;
  }
`;

/** The column of actions, for users who have at least one. */
export const patientActionsColumn: Column<PatientRow> = {
  title: common.actions,
  quiet: true,
  align: 'end',
  cell: (patient) => <PatientActions patient={patient} />,
};

const Debt = styled.b`
  color: var(--danger);
  white-space: nowrap;
`;
