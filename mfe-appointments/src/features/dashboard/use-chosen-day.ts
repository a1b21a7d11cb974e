import { useListParams } from '@ziba/shared/api/use-list-params';
import { todayIso } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { useSession } from '@ziba/shared/session/use-session';
import { useAppointmentsOf } from '../../data/appointments.api';

/** The day in the address, or today, and its appointments. */
export function useChosenDay() {
  const user = useSession()?.user;
  const { page, filters, setPage, setFilter } = useListParams();
  const today = todayIso();
  const day = filters.day && isDay(filters.day) ? filters.day : today;
  // The server decides which appointments a doctor sees; this id only narrows the answer.
  const list = useAppointmentsOf(day, user?.type === 'doctor' ? user.id : 0);
  const setDay = (chosen: string | undefined) =>
    setFilter('day', chosen === today ? undefined : chosen);
  return { day, today, list, page, setPage, setDay };
}

export type ChosenDay = ReturnType<typeof useChosenDay>;
