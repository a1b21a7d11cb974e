import { useListParams } from '@ziba/shared/api/use-list-params';
import { todayIso } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { useSession } from '@ziba/shared/session/use-session';
import { useAppointmentsOf } from '../../data/dashboard.api';

/** The day that the address names, today without one, and its appointments. */
export function useChosenDay() {
  const user = useSession()?.user;
  const { page, filters, setPage, setFilter } = useListParams();
  const today = todayIso();
  const day = filters.day && isDay(filters.day) ? filters.day : today;
  // The server decides whose appointments a doctor sees; the id of the texts only narrows.
  const list = useAppointmentsOf(day, user?.type === 'doctor' ? user.id : 0);
  const setDay = (chosen: string | undefined) =>
    setFilter('day', chosen === today ? undefined : chosen);
  return { day, today, list, page, setPage, setDay };
}

export type ChosenDay = ReturnType<typeof useChosenDay>;
