import { useEffect, useEffectEvent, useState } from 'react';
import { useDoctorDays } from '../../data/free-times.api';
import { dayToShow, useShownDay, useShownWeek } from './use-shown-day';

type Options = Parameters<typeof useShownDay>[0] & {
  /** Called with a day that is chosen, by a press or because other seven days are shown. */
  onDay?: (day: string) => void;
};

/**
 * Seven days of a doctor, and the one of them whose times are shown. `turn` shows other seven days: then `isTurning` is
 * true and no day is chosen until it is known which have a free time.
 */
export function useShownDays(options: Options) {
  const { doctorId, length, onDay } = options;
  const { setChosenDay, ...shown } = useShownDay(options);
  const [from, setFrom] = useShownWeek(shown.day);
  const [isTurning, setTurning] = useState(false);
  const week = useDoctorDays(doctorId, from, length);
  const days = week.data?.data ?? [];

  const show = (iso: string) => {
    setTurning(false);
    setChosenDay(iso);
    onDay?.(iso);
  };
  const turn = (first: string) => {
    setFrom(first);
    setTurning(true);
  };
  const chooseDay = useEffectEvent(() => show(dayToShow(from, days)));
  const isTurned = isTurning && (week.data !== undefined || week.error !== undefined);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The caller keeps the day in the address, and hears of it here.
    if (isTurned) chooseDay();
  }, [isTurned]);

  return { ...shown, from, days, isTurning, show, turn };
}
