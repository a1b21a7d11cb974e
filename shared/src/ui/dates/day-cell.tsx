import { formatLongDay } from '../../format/date';
import { toPersianDigits } from '../../format/digits';

/** What is shown on a day besides its number. */
export interface DayMark {
  /** Shown beside a dot; nothing is shown for 0. */
  count: number;
  /** The same in words, for screen readers. */
  label: string;
}

interface Props {
  /** YYYY-MM-DD. */
  iso: string;
  /** Day of the Persian month. */
  number: number;
  /** The one day of the grid that takes the focus. */
  isTabbable: boolean;
  isToday: boolean;
  /** One of the chosen days; `from`, `to` and `between` draw a range. */
  picked?: 'only' | 'from' | 'to' | 'between';
  /** The name of its holiday, or that it is open after all. */
  note?: string;
  /** Off work: a Friday or a holiday. */
  isClosed: boolean;
  mark?: DayMark;
  /** Gets the focus when the dialog around it opens. */
  takesFocus: boolean;
  /** Missing where the day may not be picked. */
  onPick?: () => void;
  onEnter?: () => void;
}

/** One day of a Persian month. */
export function DayCell({ iso, number, isTabbable, isToday, picked, mark, ...rest }: Props) {
  const { note, isClosed, takesFocus, onPick, onEnter } = rest;
  const words = [formatLongDay(iso), note, mark?.label].filter(Boolean).join('، ');
  return (
    <td role="gridcell" aria-selected={picked !== undefined} data-picked={picked}>
      <button
        type="button"
        tabIndex={isTabbable ? 0 : -1}
        data-autofocus={takesFocus || undefined}
        aria-label={words}
        title={note}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!onPick || undefined}
        data-closed={isClosed || undefined}
        data-named={note !== undefined || undefined}
        onClick={onPick}
        onPointerEnter={onEnter}
      >
        {toPersianDigits(number)}
        {/* Drawn by CSS, because the label already says it in words. */}
        {mark && mark.count > 0 && <small data-count={toPersianDigits(mark.count)} />}
      </button>
    </td>
  );
}
