import type { PatientAlert } from '@ziba/shared/contracts/patient-alerts';
import { AlertBadge } from '@ziba/shared/domain/patient-alerts/alert-badge';
import {
  activeAlerts,
  usePatientAlerts,
} from '@ziba/shared/domain/patient-alerts/use-patient-alerts';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useMayWriteAlerts } from '../../widgets/patient-alerts/use-may-write-alerts';
import { AlertButtons } from './alert-buttons';
import { m } from './messages';

/** All alerts of a patient with notes, and who recorded and ended them; users who may write edit and end them here. */
export function AlertList({ patientId }: { patientId: number }) {
  const { data, error, mutate } = usePatientAlerts(patientId);
  const mayWrite = useMayWriteAlerts();
  if (!data) return error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />;
  const ended = data.data.filter(({ ended_at }) => ended_at !== null);
  const active = activeAlerts(data);
  return (
    <>
      {active.length === 0 && <p>{m.alert.noneActive}</p>}
      {active.length > 0 && (
        <List aria-label={m.alert.active}>
          {active.map((alert) => (
            <li key={alert.id}>
              <About alert={alert} />
              {mayWrite && <AlertButtons alert={alert} />}
            </li>
          ))}
        </List>
      )}
      {ended.length > 0 && (
        <details>
          <summary>{m.alert.ended(toPersianDigits(ended.length))}</summary>
          <List aria-label={m.alert.endedList}>
            {ended.map((alert) => (
              <li key={alert.id}>
                <About alert={alert} />
              </li>
            ))}
          </List>
        </details>
      )}
    </>
  );
}

/** The alert, its note, and who recorded and ended it. */
function About({ alert }: { alert: PatientAlert }) {
  const { note, recorded_by, created_at, ended_at, ended_by, end_reason } = alert;
  return (
    <div>
      <AlertBadge alert={alert} />
      {note && <p dir="auto">{formatText(note)}</p>}
      <small>{m.alert.recorded(by(recorded_by), formatDay(created_at))}</small>
      {ended_at && <small>{m.alert.endedBy(by(ended_by), formatDay(ended_at))}</small>}
      {end_reason && <small>{m.alert.why(formatText(end_reason))}</small>}
    </div>
  );
}

const by = (name: string | null) => (name ? formatText(name) : m.system);

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-2);
  }
  > li > div:first-child {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A long text may take several lines. */
  > li > div > span {
    white-space: normal;
  }
  small {
    color: var(--text-soft);
  }
`;
