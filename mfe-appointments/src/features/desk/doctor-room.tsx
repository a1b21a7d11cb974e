import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuickActions } from '@ziba/shared/domain/visit-changes/quick-actions';
import { m } from './messages';
import type { DoctorRoom as Room } from './waiting-room';

interface Props {
  room: Room;
  renderVisit: (appointment: AppointmentDetails) => ReactNode;
}

/** A doctor's room: who is inside, and who comes next. */
export function DoctorRoom({ room, renderVisit }: Props) {
  const id = useId();
  const { doctor, inside, next } = room;
  return (
    <Place aria-labelledby={id}>
      <h3 id={id}>{formatText(doctor)}</h3>
      {inside.length > 0 ? <ul>{inside.map(renderVisit)}</ul> : <p>{m.nobodyInRoom}</p>}
      {next && <CallNext appointment={next} isFree={inside.length === 0} />}
    </Place>
  );
}

interface NextProps {
  appointment: AppointmentDetails;
  isFree: boolean;
}

/** Milliseconds within which a second press belongs to the first. */
const doublePress = 1_000;

/** The button that calls in the patient who has waited longest; it is highlighted while the room is empty. */
function CallNext({ appointment, isFree }: NextProps) {
  const { allowed, act, busy } = useQuickActions(appointment);
  const pressedAt = useRef(-doublePress);
  const call = ({ timeStamp }: MouseEvent) => {
    // After the first press the same button names the next patient: ignore a double press.
    if (timeStamp - pressedAt.current < doublePress) return;
    pressedAt.current = timeStamp;
    void act('callIn');
  };
  if (!allowed.has('callIn')) return null;
  return (
    <Button tone={isFree ? 'primary' : 'secondary'} icon="next-step" busy={busy} onClick={call}>
      {m.callNext(formatText(appointment.client.full_name))}
    </Button>
  );
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  && > h3 {
    color: var(--text);
    font-size: var(--size-m);
  }
  & + & {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  > p {
    padding: var(--space-3);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--text-soft);
    text-align: center;
  }
`;
