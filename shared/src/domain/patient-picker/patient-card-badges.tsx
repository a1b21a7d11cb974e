import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SWRResponse } from 'swr';
import type { ApiError } from '../../api/client';
import * as addresses from '../../contracts/addresses';
import { isIncomplete, type PatientFile, type PatientSummary } from '../../contracts/patients';
import { formatDateTime } from '../../format/date';
import { useMayOpen } from '../../session/use-may';
import { common } from '../../messages';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { StatusBadge } from '../../ui/controls/status-badge';
import { StaleNotice } from '../../ui/views/stale-notice';
import { m } from './messages';
import { figuresOf, warningsOf } from './patient-warnings';

interface Props {
  patientId: number | undefined;
  patient: SWRResponse<PatientFile, ApiError>;
  summary: SWRResponse<PatientSummary, ApiError>;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** The last line of a patient's card: the warnings, the next appointment, and whether an answer failed. */
export function PatientCardBadges({ patientId, patient, summary, children }: Props) {
  const { data: known } = patient;
  const { data: counted } = summary;
  const isSummaryMissing = !counted && summary.error !== undefined;
  const isStale =
    patient.error !== undefined || (counted !== undefined && summary.error !== undefined);
  const refresh = () => Promise.all([patient.mutate(), summary.mutate()]);
  const isLoading = patientId !== undefined && !counted && !isSummaryMissing;

  return (
    <Badges role="group" aria-label={m.warnings} aria-busy={isLoading}>
      {known && isIncomplete(known) && <IncompleteFile patientId={known.id} />}
      {warningsOf(known, counted && figuresOf(counted)).map(({ tone, label }) => (
        <StatusBadge key={label} tone={tone} label={label} />
      ))}
      {counted?.next_appointment && (
        <StatusBadge
          tone="info"
          icon="calendar"
          label={m.nextAppointment(formatDateTime(counted.next_appointment))}
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
      {children}
    </Badges>
  );
}

/** Says that the file is incomplete, with a link to its form for users who may edit it. */
function IncompleteFile({ patientId }: { patientId: number }) {
  const form = addresses.patientEdit(patientId);
  const mayEdit = useMayOpen(form);
  const { pathname, search } = useLocation();
  return (
    <>
      <StatusBadge tone="warning" label={m.incomplete} />
      {mayEdit && (
        <ButtonLink
          to={form}
          // After saving, the form returns to the screen that it was opened from.
          state={{ returnTo: pathname + search }}
          tone="quiet"
          size="small"
          icon="edit"
        >
          {m.complete}
        </ButtonLink>
      )}
    </>
  );
}

/** The line keeps its height while it is empty, so that a late answer moves nothing below it. */
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
