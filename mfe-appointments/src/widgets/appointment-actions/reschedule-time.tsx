import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatDateTime, formatLongDay, formatTime, todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/button';
import { fieldsOf } from '@ziba/shared/ui/form';
import { Icon } from '@ziba/shared/ui/icon';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useDoctors } from '../../features/appointments/appointments.api';
import { SlotChooser } from '../slot-chooser/slot-chooser';
import { m } from './messages';
import type { RescheduleValues } from './reschedule-dialog';

const { SelectField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
  /** Free times that the server named instead of one that is taken; ISO 8601. */
  instead: readonly string[];
}

/** The doctor, the day and the time that an appointment moves to. A doctor keeps it to themself. */
export function RescheduleTime({ appointment, instead }: Props) {
  const { setValue } = useFormContext<RescheduleValues>();
  const [doctorId, start] = useWatch<RescheduleValues, ['doctorId', 'start']>({
    name: ['doctorId', 'start'],
  });
  const isDoctor = useSession()?.user.type === 'doctor';
  const listed = useDoctors().data?.data;
  const doctors = listed?.map(({ id, profile }) => ({
    value: id,
    label: formatText(profile.fullName),
  })) ?? [{ value: appointment.doctor_id, label: formatText(appointment.doctor.profile.fullName) }];
  const [day, setDay] = useState<string>();
  const choose = (chosen: string) => setValue('start', chosen, { shouldDirty: true });

  return (
    <Parts>
      {!isDoctor && <SelectField name="doctorId" label={m.doctor} blank={null} options={doctors} />}
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
      {instead.length > 0 && (
        <Instead role="group" aria-label={m.alternatives}>
          <span>{m.alternatives}</span>
          {instead.map((time) => (
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
        </Instead>
      )}
      <Chosen aria-live="polite">
        {start && (
          <>
            <Icon name="check" />
            {m.newTime}: <b>{m.when(formatLongDay(start), formatTime(start))}</b>
          </>
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

const Instead = styled.div`
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
  color: var(--accent);

  &:empty {
    display: none;
  }
`;
