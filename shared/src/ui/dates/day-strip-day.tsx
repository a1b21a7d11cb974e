import { formatLongDay } from '../../format/date';
import { addDays } from '../../format/day';
import { toPersianDigits } from '../../format/digits';
import { jalaliNames } from '../../format/jalali-names';
import { weekdayOf } from '../../format/weekday';
import { common } from '../../messages';
import type { DayMark } from './day-cell';
import { mayPick, whyClosed, type DayRules } from './day-rules';
import { calendarWords, m } from './messages';

interface Props {
  /** The day, YYYY-MM-DD. */
  iso: string;
  today: string;
  rules: DayRules;
  isChosen: boolean;
  /** The one day of the strip that the Tab key reaches. */
  isTabbable: boolean;
  mark?: DayMark;
  onPick: (iso: string) => void;
}

/** One day of a strip, as a radio button. It says why it is closed, and else what is on it. */
export function DayStripDay({ iso, today, rules, isChosen, isTabbable, mark, onPick }: Props) {
  const isAllowed = mayPick(iso, rules);
  const closed = whyClosed(iso, rules);
  const weekday = weekdayOf(iso);
  const near = { [today]: common.today, [addDays(today, 1)]: m.tomorrow }[iso];
  const words = [near, formatLongDay(iso), closed && m.closedFor(closed), mark?.label];
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-disabled={!isAllowed || undefined}
      aria-label={words.filter(Boolean).join('، ')}
      title={closed ?? undefined}
      tabIndex={isTabbable ? 0 : -1}
      data-today={iso === today || undefined}
      onClick={() => isAllowed && onPick(iso)}
    >
      <span data-long>{near ?? common.weekdays[weekday]}</span>
      <span data-short>{near ?? calendarWords.weekdayLetters[weekday]}</span>
      <b>{jalaliNames(iso)?.day}</b>
      {closed && <small>{m.closed}</small>}
      {!closed && mark && isAllowed && (
        <small data-count={mark.count}>{toPersianDigits(mark.count)}</small>
      )}
    </button>
  );
}
