import { formatLongDay } from '../../format/date';
import { toPersianDigits } from '../../format/digits';

/** What stands on a day besides its number. */
export interface DayMark {
  /** How many there are; shown beside the dot. */
  count: number;
  /** The same in words, read aloud. */
  label: string;
}

interface Props {
  /** YYYY-MM-DD. */
  iso: string;
  /** Day of the Persian month. */
  number: number;
  /** The one day of the grid that takes the focus. */
  isTabStop: boolean;
  isToday: boolean;
  /** One of the chosen days; `from`, `to` and `between` draw a range. */
  picked?: 'only' | 'from' | 'to' | 'between';
  /** What else is said of the day: its holiday. */
  note?: string;
  /** Off work: a Friday or a holiday. */
  isClosed: boolean;
  mark?: DayMark;
  /** The focus begins here when a dialog opens. */
  takesFocus: boolean;
  /** Missing where the day may not be picked. */
  onPick?: () => void;
  onEnter?: () => void;
}

/** One day of a Persian month. */
export function DayCell({ iso, number, isTabStop, isToday, picked, mark, ...rest }: Props) {
  const { note, isClosed, takesFocus, onPick, onEnter } = rest;
  const words = [formatLongDay(iso), note, mark?.label].filter(Boolean).join('، ');
  return (
    <td role="gridcell" aria-selected={picked !== undefined} data-picked={picked}>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
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
        {/* Drawn, not written: the words of the label say it. */}
        {mark && mark.count > 0 && <small data-count={toPersianDigits(mark.count)} />}
      </button>
    </td>
  );
}
