import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { todayIso } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { firstJalaliYear, jalaliMonthWeeks, toJalali } from '../../format/jalali';
import { common } from '../../messages';
import { monthNames } from '../../format/messages';
import { dayAfterKey } from './calendar-keys';
import { DayCell, type DayMark } from './day-cell';
import { mayPick, namedDay, whyClosed, clampDay, type DayRules } from './day-rules';
import { calendarWords, m } from './messages';
import { Days } from './month-grid.styles';

/** A range of days, YYYY-MM-DD each; a single day stands at both ends. */
export interface DayRange {
  from: string;
  to: string;
}

interface Props {
  /** The day in the tab order; its month is shown. */
  focused: string;
  onFocused: (iso: string) => void;
  picked: DayRange | null;
  onPick: (iso: string) => void;
  rules: DayRules;
  marks?: Readonly<Record<string, DayMark>>;
  /** Called when the pointer enters a day. */
  onPointed?: (iso: string) => void;
  /** Focuses the day at once, and when the dialog around opens. */
  takesFocus?: boolean;
  /** Higher days, with room for their marks. */
  roomy?: boolean;
}

/** The place of a day in the picked range. */
function placeIn(picked: DayRange | null, iso: string) {
  if (!picked || iso < picked.from || iso > picked.to) return undefined;
  if (picked.from === picked.to) return 'only';
  if (iso === picked.from) return 'from';
  return iso === picked.to ? 'to' : 'between';
}

function noteOf(iso: string, rules: DayRules): string | undefined {
  const named = namedDay(iso, rules);
  if (!named) return undefined;
  return named.is_open ? m.openDay : m.closedFor(named.title);
}

/**
 * A Persian month as a grid after the WAI-ARIA pattern: one day is in the tab order, the left arrow goes to the next
 * day, Home and End to the ends of the week, PageUp and PageDown to another month, with Shift to another year.
 */
export function MonthGrid({ focused, onFocused, picked, onPick, rules, marks, ...rest }: Props) {
  const { onPointed, takesFocus = false, roomy = false } = rest;
  const { table, onKeyDown } = useMonthKeys({ focused, onFocused, rules, takesFocus });
  const today = todayIso();
  const { year, month } = toJalali(focused) ?? { year: firstJalaliYear, month: 1 };

  return (
    <Days
      ref={table}
      role="grid"
      aria-label={`${monthNames[month - 1]} ${toPersianDigits(year)}`}
      data-roomy={roomy || undefined}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {common.weekdays.map((name, index) => (
            <th key={name} scope="col" abbr={name} aria-label={name}>
              {calendarWords.weekdayLetters[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jalaliMonthWeeks(year, month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((iso, weekday) =>
              iso === null ? (
                <td key={weekday} />
              ) : (
                <DayCell
                  key={iso}
                  iso={iso}
                  number={toJalali(iso)?.day ?? 0}
                  isTabbable={iso === focused}
                  isToday={iso === today}
                  picked={placeIn(picked, iso)}
                  note={noteOf(iso, rules)}
                  isClosed={whyClosed(iso, rules) !== null}
                  mark={marks?.[iso]}
                  takesFocus={takesFocus && iso === focused}
                  onPick={mayPick(iso, rules) ? () => onPick(iso) : undefined}
                  onEnter={onPointed && (() => onPointed(iso))}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Days>
  );
}

type KeysOptions = Pick<Props, 'focused' | 'onFocused' | 'rules' | 'takesFocus'>;

/** Moves from day to day by key, and takes the focus along; `takesFocus` focuses the first day at once. */
function useMonthKeys({ focused, onFocused, rules, takesFocus = false }: KeysOptions) {
  const table = useRef<HTMLTableElement>(null);
  const isFocusDue = useRef(takesFocus);

  // Only after a key: the buttons that turn the month keep the focus themselves.
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event);
    if (next === null) return;
    event.preventDefault();
    const allowed = clampDay(next, rules);
    isFocusDue.current = allowed !== focused;
    onFocused(allowed);
  };
  return { table, onKeyDown };
}
