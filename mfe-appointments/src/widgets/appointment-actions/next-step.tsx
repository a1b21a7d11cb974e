import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { useQuickActions, type QuickAction } from '@ziba/shared/domain/visit-changes/quick-actions';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { m } from './messages';

const { step: words } = m;

const steps = [
  { action: 'finish', label: words.finish, labelOf: words.finishOf, icon: 'success' },
  { action: 'callIn', label: words.callIn, labelOf: words.callInOf, icon: 'next-step' },
  { action: 'arrive', label: words.arrive, labelOf: words.arriveOf, icon: 'check' },
] as const satisfies readonly { action: QuickAction; [other: string]: unknown }[];

/**
 * The next step of a visit as one button: arrival, then call in, then end. Nothing is shown where the user
 * may take no step now. Patients are called in only after they have arrived; the menu offers it before.
 */
export function NextStep({ appointment }: { appointment: AppointmentDetails }) {
  const { allowed, act, busy } = useQuickActions(appointment);
  const { status, arrived_at, client } = appointment;
  const isExpected = status === 'waiting' && !arrived_at;
  const step = steps.find(
    ({ action }) => allowed.has(action) && !(action === 'callIn' && isExpected),
  );
  if (!step) return null;
  return (
    <Step
      size="small"
      icon={step.icon}
      busy={busy}
      aria-label={step.labelOf(formatText(client.full_name))}
      onClick={() => void act(step.action)}
    >
      {step.label}
    </Step>
  );
}

/** On one line, however narrow its column is. */
const Step = styled(Button)`
  white-space: nowrap;
`;
