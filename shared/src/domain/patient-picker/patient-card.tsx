import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../contracts/addresses';
import { isIncomplete } from '../../contracts/patients';
import { formatDateTime, formatDay } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import { useMayOpen } from '../../session/use-may';
import { common } from '../../messages';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Ltr } from '../../ui/ltr';
import { Skeleton } from '../../ui/skeleton';
import { StaleNotice } from '../../ui/stale-notice';
import { ErrorView } from '../../ui/state-views';
import { StatusBadge } from '../../ui/status-badge';
import { m } from './messages';
import { usePatient, usePatientSummary } from './patient-search';
import { warningsOf } from './patient-warnings';

interface Props {
  patientId: number;
  /** Beside the name: another choice, say. */
  actions?: ReactNode;
}

/**
 * Who a patient is, and what one should know before booking for them: debt, absences, disease, and that
 * the file is not complete, with the way to its form for whoever may edit it.
 */
export function PatientCard({ patientId, actions }: Props) {
  const patient = usePatient(patientId);
  const summaryAnswer = usePatientSummary(patientId);
  const summary = summaryAnswer.data;
  const file = addresses.patientFile(patientId);
  const mayOpenFile = useMayOpen(file);
  const form = addresses.patientEdit(patientId);
  const mayEdit = useMayOpen(form);
  const { pathname, search } = useLocation();
  if (patient.error && !patient.data)
    return <ErrorView error={patient.error} onRetry={patient.mutate} />;
  const isSummaryMissing = !summary && summaryAnswer.error !== undefined;
  const isStale =
    patient.error !== undefined || (summary !== undefined && summaryAnswer.error !== undefined);
  const refresh = () => Promise.all([patient.mutate(), summaryAnswer.mutate()]);
  if (!patient.data) {
    return (
      <Sheet>
        <Skeleton count={2} />
      </Sheet>
    );
  }

  const { full_name, national_code, contact_number, insurance_type, special_disease } =
    patient.data;
  const warnings = warningsOf({ special_disease }, summary);
  const isUnfinished = isIncomplete(patient.data);
  const facts = [
    { label: m.file, value: toPersianDigits(String(patientId)) },
    { label: m.nationalCode, value: <Ltr>{toPersianDigits(national_code)}</Ltr> },
    { label: m.mobile, value: <Ltr>{toPersianDigits(contact_number)}</Ltr> },
    { label: m.insurance, value: insurance_type ?? '—' },
    {
      label: m.lastVisit,
      value: summary ? formatDay(summary.last_visit) || m.never : m.unknown,
    },
  ];

  return (
    <Sheet>
      <Head>
        <Avatar name={full_name} size={40} />
        <b>{formatText(full_name)}</b>
        {mayOpenFile && (
          <ButtonLink to={file} tone="quiet" size="small" icon="file">
            {m.toFile}
          </ButtonLink>
        )}
        {actions}
      </Head>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isUnfinished && (
        <Head>
          <StatusBadge tone="warning" label={m.incomplete} />
          {mayEdit && (
            <ButtonLink
              to={form}
              // The form leads back to a booking that it was opened from.
              state={{ returnTo: pathname + search }}
              tone="quiet"
              size="small"
              icon="edit"
            >
              {m.complete}
            </ButtonLink>
          )}
        </Head>
      )}
      <Badges role="group" aria-label={m.warnings} aria-busy={!summary && !isSummaryMissing}>
        {warnings.map(({ tone, label }) => (
          <StatusBadge key={label} tone={tone} label={label} />
        ))}
        {summary?.next_appointment && (
          <StatusBadge
            tone="info"
            icon="calendar"
            label={m.nextAppointment(formatDateTime(summary.next_appointment))}
          />
        )}
        {isSummaryMissing && (
          <>
            <StatusBadge tone="warning" label={m.summaryFailed} />
            <Button tone="quiet" size="small" icon="retry" onClick={() => void refresh()}>
              {common.tryAgain}
            </Button>
          </>
        )}
        {!isSummaryMissing && isStale && <StaleNotice onRetry={refresh} />}
      </Badges>
    </Sheet>
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

  b {
    flex: 1;
    min-inline-size: 8rem;
  }
`;

/** One line is kept free: what it says comes later, and must not move what is pressed below. */
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: calc(var(--control-s) + 2 * var(--space-1));

  /* A long name of a disease may take two lines. */
  span {
    white-space: normal;
  }
`;
