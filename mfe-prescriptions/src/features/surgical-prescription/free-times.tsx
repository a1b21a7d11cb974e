import { useLiveRows } from '@ziba/shared/api/use-live';
import { useAvailability } from '@ziba/shared/domain/doctor-time/use-availability';
import { TimeSlots } from '@ziba/shared/ui/dates/time-slots';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { m } from './messages';

interface Props {
  doctorId: number;
  /** YYYY-MM-DD; undefined until a day was typed. */
  day: string | undefined;
  /** How long the operation takes. */
  minutes: number;
  /** The chosen start, ISO 8601. */
  value: string | null;
  onPick: (start: string) => void;
}

/** The times of the day at which the doctor is free for the whole operation, to choose from; another time can be typed. */
export function FreeTimes({ doctorId, day, minutes, value, onPick }: Props) {
  const { data, error, mutate } = useAvailability(doctorId, day, { duration: minutes });
  useLiveRows(['appointment.changed', 'schedule.changed'], '/schedule');
  if (day === undefined) return null;
  if (!data && error) return <ErrorView error={error} onRetry={mutate} />;
  const free = data?.data.filter(({ state }) => state === 'free');
  if (free?.length === 0) return <p>{m.noFreeTime}</p>;
  return (
    <TimeSlots label={m.freeTimes} slots={free} value={value} onPick={onPick} duration={minutes} />
  );
}
