import type { ReactNode } from 'react';
import styled from 'styled-components';
import { identityLabel } from '../../contracts/identity-label';
import { identityOf, type PatientFile, type PatientSummary } from '../../contracts/patients';
import { formatDay } from '../../format/date';
import { codeText } from '../../contracts/code-text';
import { toPersianDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import { usePatientFileAddress } from '../../session/use-patient-file-address';
import { common } from '../../messages';
import { Avatar } from '../../ui/controls/avatar';
import { ButtonLink } from '../../ui/controls/button-link';
import { Ltr } from '../../ui/controls/ltr';
import { ErrorView } from '../../ui/views/state-views';
import { PatientAlerts } from '../patient-alerts/patient-alerts';
import { m } from './messages';
import { PatientCardBadges } from './patient-card-badges';
import { usePatient, usePatientSummary } from './patient-search';
import { whoOf } from './who-of';

interface Props {
  /** Undefined while no patient is chosen: the card is drawn with empty lines. */
  patientId: number | undefined;
  /** Shown beside the warnings, such as a button that takes what is owed. */
  actions?: ReactNode;
}

/**
 * Shows who a patient is and what one should know before booking for them: debt, absences, disease, alerts, and
 * an incomplete file, with a link to its form for users who may edit it. All lines are drawn from the
 * beginning, so that a late answer does not move what the user is about to press below.
 */
export function PatientCard({ patientId, actions }: Props) {
  const patient = usePatient(patientId);
  const summary = usePatientSummary(patientId);
  if (patient.error && !patient.data)
    return <ErrorView error={patient.error} onRetry={patient.mutate} />;
  return (
    <Sheet>
      <Heading patientId={patientId} patient={patient.data} />
      <Facts patientId={patientId} patient={patient.data} summary={summary.data} />
      <PatientAlerts patientId={patientId} />
      <PatientCardBadges patientId={patientId} patient={patient} summary={summary}>
        {actions}
      </PatientCardBadges>
    </Sheet>
  );
}

interface HeadingProps {
  patientId: number | undefined;
  patient: PatientFile | undefined;
}

/** Name, age and sex, and a link to the file for users who may open it. */
function Heading({ patientId, patient }: HeadingProps) {
  const file = usePatientFileAddress(patientId ?? 0);
  const isChosen = patientId !== undefined;
  return (
    <Head>
      <Avatar name={patient?.full_name ?? ''} size={40} />
      {patient ? (
        <p>
          <b>{formatText(patient.full_name)}</b> <small>{whoOf(patient)}</small>
        </p>
      ) : (
        <span role="status">{isChosen ? common.loading : m.nobody}</span>
      )}
      {isChosen && file && (
        <ButtonLink to={file} tone="quiet" size="small" icon="file">
          {m.toFile}
        </ButtonLink>
      )}
    </Head>
  );
}

interface FactsProps extends HeadingProps {
  summary: PatientSummary | undefined;
}

/** File number, codes, insurance and last visit; a placeholder for each that is not known yet. */
function Facts({ patientId, patient, summary }: FactsProps) {
  const code = patient && identityOf(patient);
  const facts = [
    { label: m.file, value: patientId !== undefined && toPersianDigits(String(patientId)) },
    {
      label: identityLabel(code),
      value: patient && <Ltr>{codeText(code)}</Ltr>,
    },
    { label: m.mobile, value: patient && <Ltr>{toPersianDigits(patient.contact_number)}</Ltr> },
    { label: m.insurance, value: patient && (patient.insurance_type ?? '—') },
    { label: m.lastVisit, value: summary && (formatDay(summary.last_visit) || m.never) },
  ];
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || m.unknown}</dd>
        </div>
      ))}
    </dl>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-column: 1 / -1;
  min-inline-size: 0;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    margin: 0;
    font-size: var(--size-s);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  dd {
    margin: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  > :is(p, [role='status']) {
    flex: 1;
    min-inline-size: 8rem;
    margin: 0;
  }
  small,
  > [role='status'] {
    color: var(--text-soft);
  }
`;
