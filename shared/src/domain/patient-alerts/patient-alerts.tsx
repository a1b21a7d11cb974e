import type { ReactNode } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { Button } from '../../ui/controls/button';
import { StatusBadge } from '../../ui/controls/status-badge';
import { StaleNotice } from '../../ui/views/stale-notice';
import { AlertBadge } from './alert-badge';
import { m } from './messages';
import { activeAlerts, usePatientAlerts } from './use-patient-alerts';

interface Props {
  /** Undefined while no patient is chosen: an empty line is drawn. */
  patientId: number | undefined;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/**
 * What staff must beware of with a patient: the active alerts, each in words with icon and colour. Says
 * when there are none, while they load, and when they could not be read, because that must never look like none.
 */
export function PatientAlerts({ patientId, children }: Props) {
  const alerts = usePatientAlerts(patientId);
  const { data, error } = alerts;
  const retry = () => alerts.mutate();
  const isLoading = patientId !== undefined && !data && !error;
  return (
    <Line role="group" aria-label={m.title} aria-busy={isLoading}>
      {isLoading && <Soft role="status">{m.loading}</Soft>}
      {data && activeAlerts(data).map((alert) => <AlertBadge key={alert.id} alert={alert} />)}
      {data && activeAlerts(data).length === 0 && <Soft>{m.none}</Soft>}
      {error && !data && (
        <>
          <StatusBadge tone="danger" label={m.failed} />
          <Button tone="quiet" size="small" icon="retry" onClick={() => void retry()}>
            {common.tryAgain}
          </Button>
        </>
      )}
      {error && data && <StaleNotice onRetry={retry} />}
      {children}
    </Line>
  );
}

/** The line keeps its height while it is empty, so that a late answer moves nothing below it. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control-s);
  min-inline-size: 0;

  /* A long text may take several lines. */
  > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Soft = styled.span`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
