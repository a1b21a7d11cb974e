import * as addresses from '@ziba/shared/contracts/addresses';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { usePlanAddresses } from '../../../data/plan-addresses';
import { PatientName } from '../../../widgets/patient-name';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { m } from '../messages';
import { sessionBadge } from './item-look';

interface Props {
  session: BoardSession;
  onClose: () => void;
}

/** All facts of a session on the board, with links to it and to its plan. */
export function SessionFactsDialog({ session, onClose }: Props) {
  const { id, treatment_plan_id: planId, patient, start, end, has_time: hasTime } = session;
  const plan = usePlanAddresses().display(planId);
  const at = addresses.planAddresses('appointments').session(id);
  const span = hasTime ? m.span(formatTime(start), formatTime(end)) : m.openHour;
  const isDone = session.status === 'done';

  return (
    <Dialog
      open
      title={`${sessionBadge(session)}: ${formatText(session.title)}`}
      onClose={onClose}
      footer={
        <>
          {mayOpen(at) && (
            <ButtonLink tone="primary" icon="view" to={at}>
              {m.openSession}
            </ButtonLink>
          )}
          {mayOpen(plan) && <ButtonLink to={plan}>{m.openPlan}</ButtonLink>}
        </>
      }
    >
      <FactList
        facts={[
          { label: m.facts.patient, value: <PatientName patient={patient} /> },
          { label: m.facts.time, value: m.when(formatLongDay(start), span) },
          ...(session.off_time
            ? [{ label: m.facts.attention, value: <OffTimeMark offTime={session.off_time} /> }]
            : []),
          { label: m.facts.place, value: formatText(session.location) },
          {
            label: m.facts.status,
            value: (
              <StatusBadge
                tone={isDone ? 'success' : 'warning'}
                icon={isDone ? undefined : 'clock'}
                label={sessionStatus[session.status]}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
