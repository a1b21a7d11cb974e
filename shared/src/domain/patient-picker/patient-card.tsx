import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as addresses from '../../contracts/addresses';
import { isIncomplete } from '../../contracts/patients';
import { formatDateTime, formatDay } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import { useMayOpen } from '../../session/use-may';
import { common } from '../../messages';
import { Avatar } from '../../ui/controls/avatar';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Ltr } from '../../ui/controls/ltr';
import { StaleNotice } from '../../ui/views/stale-notice';
import { ErrorView } from '../../ui/views/state-views';
import { StatusBadge } from '../../ui/controls/status-badge';
import { m } from './messages';
import { usePatient, usePatientSummary } from './patient-search';
import { figuresOf, warningsOf } from './patient-warnings';

interface Props {
  /** Undefined while nobody is chosen: the card keeps the place of whoever will be. */
  patientId: number | undefined;
  /** Beside the warnings: to take what is owed, say. */
  actions?: ReactNode;
}

/**
 * Who a patient is, and what one should know before booking for them: debt, absences, disease, and that
 * the file is not complete, with the way to its form for whoever may edit it. It has all its lines from
 * the beginning: an answer that comes late must not move what is pressed below.
 */
export function PatientCard({ patientId, actions }: Props) {
  const patient = usePatient(patientId);
  const summaryAnswer = usePatientSummary(patientId);
  const summary = summaryAnswer.data;
  const file = addresses.patientFile(patientId ?? 0);
  const mayOpenFile = useMayOpen(file);
  const form = addresses.patientEdit(patientId ?? 0);
  const mayEdit = useMayOpen(form);
  const { pathname, search } = useLocation();
  if (patient.error && !patient.data)
    return <ErrorView error={patient.error} onRetry={patient.mutate} />;
  const isSummaryMissing = !summary && summaryAnswer.error !== undefined;
  const isStale =
    patient.error !== undefined || (summary !== undefined && summaryAnswer.error !== undefined);
  const refresh = () => Promise.all([patient.mutate(), summaryAnswer.mutate()]);

  const known = patient.data;
  const isChosen = patientId !== undefined;
  const warnings = warningsOf(known, summary && figuresOf(summary));
  const isUnfinished = known !== undefined && isIncomplete(known);
  const facts = [
    { label: m.file, value: isChosen && toPersianDigits(String(patientId)) },
    { label: m.nationalCode, value: known && <Ltr>{toPersianDigits(known.national_code)}</Ltr> },
    { label: m.mobile, value: known && <Ltr>{toPersianDigits(known.contact_number)}</Ltr> },
    { label: m.insurance, value: known && (known.insurance_type ?? '—') },
    { label: m.lastVisit, value: summary && (formatDay(summary.last_visit) || m.never) },
  ];

  return (
    <Sheet>
      <Head>
        <Avatar name={known?.full_name ?? ''} size={40} />
        {known ? (
          <b>{formatText(known.full_name)}</b>
        ) : (
          <span role="status">{isChosen ? common.loading : m.nobody}</span>
        )}
        {isChosen && mayOpenFile && (
          <ButtonLink to={file} tone="quiet" size="small" icon="file">
            {m.toFile}
          </ButtonLink>
        )}
      </Head>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || m.unknown}</dd>
          </div>
        ))}
      </dl>
      <Badges
        role="group"
        aria-label={m.warnings}
        aria-busy={isChosen && !summary && !isSummaryMissing}
      >
        {isUnfinished && <StatusBadge tone="warning" label={m.incomplete} />}
        {isUnfinished && mayEdit && (
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
        {actions}
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

  > :is(b, [role='status']) {
    flex: 1;
    min-inline-size: 8rem;
  }
  > [role='status'] {
    color: var(--text-soft);
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
  > span {
    white-space: normal;
  }
`;
