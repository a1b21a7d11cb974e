import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatDateTime, todayIso } from '@ziba/shared/format/date';
import { addDays, weekdayOf } from '@ziba/shared/format/day';
import { inTehran } from '@ziba/shared/format/time-of-day';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/button';
import { DayStrip } from '@ziba/shared/ui/day-strip';
import { TimeSlotField } from '@ziba/shared/ui/fields/time-slot-field';
import { fieldsOf } from '@ziba/shared/ui/form';
import { ErrorView } from '@ziba/shared/ui/state-views';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useDoctors } from '../../features/appointments/appointments.api';
import { useFreeTimes } from './appointment-actions.api';
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
  const today = todayIso();
  const dayOf = (iso: string) => inTehran(iso)?.day ?? today;
  const [day, setDay] = useState(() => {
    const asked = dayOf(start || appointment.start);
    return asked < today ? today : asked;
  });
  const [from, setFrom] = useState(() => addDays(day, -((weekdayOf(day) + 6) % 7)));
  const times = useFreeTimes(Number(doctorId), day, appointment.duration);
  const choose = (chosen: string) => setValue('start', chosen, { shouldDirty: true });

  const changeDay = (chosen: string) => {
    setDay(chosen);
    choose('');
  };
  return (
    <Parts>
      {!isDoctor && <SelectField name="doctorId" label={m.doctor} blank={null} options={doctors} />}
      <DayStrip label={m.day} from={from} onFrom={setFrom} value={day} onPick={changeDay} />
      {times.error ? (
        <ErrorView error={times.error} onRetry={() => times.mutate()} />
      ) : (
        <TimeSlotField<RescheduleValues>
          name="start"
          label={m.newTime}
          slots={times.data?.data}
          duration={appointment.duration}
        />
      )}
      {instead.length > 0 && (
        <Instead role="group" aria-label={m.alternatives}>
          <span>{m.alternatives}</span>
          {instead.map((time) => (
            <Button
              key={time}
              size="small"
              icon="clock"
              onClick={() => {
                setDay(dayOf(time));
                choose(time);
              }}
            >
              {formatDateTime(time)}
            </Button>
          ))}
        </Instead>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  min-inline-size: 0;
`;

const Instead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
