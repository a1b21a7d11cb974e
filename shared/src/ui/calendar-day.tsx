import { useLayoutEffect, useRef } from 'react';
import { formatLongDay } from '../format/date';
import { toPersianDigits } from '../format/digits';

interface Props {
  /** YYYY-MM-DD. */
  iso: string;
  /** Day of the Persian month. */
  number: number;
  /** The one day of the grid that takes the focus. */
  isFocused: boolean;
  isPicked: boolean;
  isToday: boolean;
  isHoliday: boolean;
  /** Missing where the day may not be picked. */
  onPick?: () => void;
}

/** One day of the Persian calendar. */
export function CalendarDay(props: Props) {
  const { iso, number, isFocused, isPicked, isToday, isHoliday, onPick } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Not while a month or year is being chosen: the focus moves only within the grid and into it.
    const elsewhere = document.activeElement instanceof HTMLSelectElement;
    if (isFocused && !elsewhere) button.current?.focus();
  }, [isFocused]);

  return (
    <td role="gridcell" aria-selected={isPicked}>
      <button
        ref={button}
        type="button"
        tabIndex={isFocused ? 0 : -1}
        data-autofocus={isFocused || undefined}
        aria-label={formatLongDay(iso)}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!onPick || undefined}
        data-holiday={isHoliday || undefined}
        onClick={onPick}
      >
        {toPersianDigits(number)}
      </button>
    </td>
  );
}
