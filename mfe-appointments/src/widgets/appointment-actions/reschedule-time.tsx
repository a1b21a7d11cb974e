import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatDateTime, formatLongDay, formatTime, todayIso } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { SlotChooser } from '../slot-chooser/slot-chooser';
import { m } from './messages';
import type { RescheduleValues } from './reschedule-values';

interface Props {
  appointment: AppointmentDetails;
  /** Free times that the server offers in place of a taken one; ISO 8601. */
  alternatives: readonly string[];
}

/** The day and the time that an appointment moves to. */
export function RescheduleTime({ appointment, alternatives }: Props) {
  const { setValue } = useFormContext<RescheduleValues>();
  const [doctorId, start] = useWatch<RescheduleValues, ['doctorId', 'start']>({
    name: ['doctorId', 'start'],
  });
  // Most appointments stay on their day, so it is shown first, unless it is over.
  const own = todayIso(new Date(appointment.start));
  const [day, setDay] = useState(own >= todayIso() ? own : undefined);
  const choose = (chosen: string) => setValue('start', chosen, { shouldDirty: true });

  return (
    <Parts>
      <SlotChooser
        key={doctorId}
        doctorId={Number(doctorId)}
        duration={appointment.duration}
        value={start || null}
        onChoose={(slot) => choose(slot.start)}
        day={day}
        onDay={(chosen) => {
          setDay(chosen);
          choose('');
        }}
        label={m.newTime}
      />
      {alternatives.length > 0 && (
        <Alternatives role="group" aria-label={m.alternatives}>
          <span>{m.alternatives}</span>
          {alternatives.map((time) => (
            <Button
              key={time}
              size="small"
              icon="clock"
              onClick={() => {
                setDay(todayIso(new Date(time)));
                choose(time);
              }}
            >
              {formatDateTime(time)}
            </Button>
          ))}
        </Alternatives>
      )}
      <Chosen aria-live="polite" data-chosen={Boolean(start) || undefined}>
        {start ? (
          <>
            <Icon name="check" />
            {m.newTime}: <b>{m.when(formatLongDay(start), formatTime(start))}</b>
          </>
        ) : (
          m.noTimeYet
        )}
      </Chosen>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--space-4);
`;

const Alternatives = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--text-soft);

  &[data-chosen] {
    color: var(--accent);
  }
`;
