import styled from 'styled-components';
import { isIncomplete, type Patient, type PatientSummary } from '../../contracts/patients';
import { StatusBadge, type StatusTone } from '../../ui/controls/status-badge';
import { m } from './messages';
import { figuresOf, warningsOf, type Figures } from './patient-warnings';

export { hasDisease } from './patient-warnings';

interface Mark {
  tone: StatusTone;
  label: string;
}

/** What the front desk should know about a patient: debt, absences, a special disease, an incomplete file. */
export const patientMarks = (patient: Patient, figures: Figures): readonly Mark[] => [
  ...warningsOf(patient, figures),
  ...(isIncomplete(patient) ? [{ tone: 'warning' as const, label: m.incomplete }] : []),
];

/** The same from the patient's summary. */
export const marksOfSummary = (patient: Patient, summary: PatientSummary) =>
  patientMarks(patient, figuresOf(summary));

/** Shows the marks of a patient as badges; renders nothing when there are none. */
export function PatientMarks({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <Marks>
      {marks.map((mark) => (
        <StatusBadge key={mark.label} {...mark} />
      ))}
    </Marks>
  );
}

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  min-inline-size: 10rem;

  /* A long name of a disease may take two lines. */
  > span {
    max-inline-size: 16rem;
    white-space: normal;
  }
`;
