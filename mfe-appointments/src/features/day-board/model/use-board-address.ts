import { todayIso } from '@ziba/shared/format/date';
import { addDays, isDay } from '@ziba/shared/format/day';
import { weekdayOf } from '@ziba/shared/format/weekday';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '@ziba/shared/contracts/id-of';

export type BoardView = 'day' | 'week';

export interface BoardAddress {
  today: string;
  /** The chosen day, YYYY-MM-DD. */
  day: string;
  view: BoardView;
  /** All doctors when undefined. */
  doctorId: number | undefined;
  /** The days on show: the chosen one, or its week from Saturday on. */
  from: string;
  to: string;
  go: (change: { day?: string; view?: BoardView; doctorId?: number | null }) => void;
}

/** Day, view and doctor of the board, kept in the address; unreadable values are ignored. */
export function useBoardAddress(): BoardAddress {
  const [params, setParams] = useSearchParams();
  const today = todayIso();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const view = params.get('view') === 'week' ? 'week' : 'day';
  const from = view === 'week' ? addDays(day, -weekdayOf(day)) : day;
  const set = (next: URLSearchParams, name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  return {
    today,
    day,
    view,
    doctorId: idOf(params.get('doctor')),
    from,
    to: view === 'week' ? addDays(from, 6) : day,
    go: (change) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          const { day: to, view: seen, doctorId } = change;
          if (to !== undefined) set(next, 'day', to === today ? undefined : to);
          if (seen !== undefined) set(next, 'view', seen === 'week' ? 'week' : undefined);
          if (doctorId !== undefined) set(next, 'doctor', doctorId ? String(doctorId) : undefined);
          return next;
        },
        { preventScrollReset: true },
      ),
  };
}
