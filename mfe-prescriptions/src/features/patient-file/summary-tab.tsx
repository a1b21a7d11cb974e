import type { Patient, PatientSummary } from '@ziba/shared/contracts/patients';
import { usePatientSummary } from '@ziba/shared/domain/patient-picker/patient-search';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import styled from 'styled-components';
import { FileAlerts } from './file-alerts';
import { MedicalHistory } from './medical-history';
import { m } from './messages';
import { PlanHistory } from './plan-history';
import { useReader, type Reader } from './use-reader';

/** What one should know first: alerts and coming bookings, figures, and the two histories of the texts. */
export function SummaryTab({ patient }: { patient: Patient }) {
  const summary = usePatientSummary(patient.id);
  const reader = useReader();
  const { error, mutate } = summary;
  return (
    <Parts>
      <FileAlerts patient={patient} />
      <CardGrid min={10}>
        {figuresOf(reader).map(({ label, of, unit, tab }) => (
          <StatCard
            key={label}
            compact
            label={label}
            value={summary.data && of(summary.data)}
            unit={unit}
            to={tab && `?tab=${tab}`}
            error={summary.data ? undefined : error}
            onRetry={() => mutate()}
          />
        ))}
      </CardGrid>
      <MedicalHistory patientId={patient.id} />
      <PlanHistory patientId={patient.id} />
    </Parts>
  );
}

interface Figure {
  label: string;
  of: (summary: PatientSummary) => number;
  unit?: string;
  /** The tab with the list behind the figure. */
  tab?: string;
}

const figuresOf = ({ maySeeMedical, maySeePayments }: Reader): Figure[] => [
  { label: m.summary.visits, of: ({ appointments }) => appointments.total, tab: 'appointments' },
  { label: m.summary.visitsDone, of: ({ appointments }) => appointments.done },
  { label: m.summary.noShows, of: ({ appointments }) => appointments.no_show },
  { label: m.summary.plans, of: ({ treatment_plans }) => treatment_plans, tab: 'plans' },
  { label: m.summary.sessions, of: ({ sessions }) => sessions.done },
  ...(maySeeMedical
    ? [
        {
          label: m.summary.prescriptions,
          of: ({ transcriptions }: PatientSummary) => transcriptions,
          tab: 'prescriptions',
        },
      ]
    : []),
  ...(maySeePayments
    ? [
        {
          label: m.summary.paid,
          of: ({ payments }: PatientSummary) => payments.amount,
          unit: m.summary.toman,
          tab: 'payments',
        },
      ]
    : []),
];

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
