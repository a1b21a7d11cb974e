import { useState, type KeyboardEvent } from 'react';
import { todayIso } from '../format/date';
import { toPersianDigits } from '../format/digits';
import {
  addJalaliMonths,
  firstJalaliYear,
  jalaliMonthWeeks,
  toJalali,
  type JalaliDay,
} from '../format/jalali';
import { common } from '../messages';
import { Button } from './button';
import { dayAfter } from './calendar-keys';
import { IconButton } from './icon-button';
import { CalendarDay } from './calendar-day';
import { Box, Days, Foot, Head } from './jalali-calendar.styles';
import { NativeSelect } from './native-select';
import { useModal } from './use-modal';

interface Props {
  label: string;
  /** YYYY-MM-DD. */
  value: string | null;
  /** The first and the last day that may be picked, YYYY-MM-DD. */
  earliest?: string;
  latest?: string;
  /** What the calendar opens beside. */
  anchor: DOMRect;
  onPick: (iso: string) => void;
  onClose: () => void;
}

/** What fits the limits, or the nearest day that does. */
function within(iso: string, earliest = '', latest = '9999'): string {
  if (iso < earliest) return earliest;
  return iso > latest ? latest : iso;
}

const monthOf = (iso: string): JalaliDay =>
  toJalali(iso) ?? { year: firstJalaliYear, month: 1, day: 1 };

/**
 * The Persian month calendar of DateField, loaded when it is opened. Weeks begin on Saturday; the left
 * arrow is the next day, PageUp and PageDown change the month, with Shift the year.
 */
export function JalaliCalendar({ label, value, earliest, latest, anchor, onPick, onClose }: Props) {
  const today = todayIso();
  const [focused, setFocused] = useState(() => within(value ?? today, earliest, latest));
  const { year, month } = monthOf(focused);
  const lastYear = monthOf(today).year + 1;
  const dialog = useModal(onClose);

  const turn = (months: number) => {
    const to = addJalaliMonths({ year, month }, months);
    const days = jalaliMonthWeeks(to.year, to.month)
      .flat()
      .filter((day) => day !== null);
    const same = days[Math.min(monthOf(focused).day, days.length) - 1] ?? focused;
    setFocused(within(same, earliest, latest));
  };
  const move = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      turn((event.key === 'PageUp' ? -1 : 1) * (event.shiftKey ? 12 : 1));
    } else {
      const next = dayAfter(focused, event.key);
      if (next === null) return;
      setFocused(within(next, earliest, latest));
    }
    event.preventDefault();
  };
  const may = (iso: string) => within(iso, earliest, latest) === iso;
  const years = Array.from(
    { length: lastYear - firstJalaliYear + 1 },
    (_, index) => lastYear - index,
  );

  return (
    <Box ref={dialog} aria-label={`${common.calendar} ${label}`} $anchor={anchor}>
      <Head>
        <IconButton icon="previous-step" label={common.previousMonth} onClick={() => turn(-1)} />
        <NativeSelect
          aria-label={common.month}
          value={month}
          options={common.months.map((name, index) => ({ value: index + 1, label: name }))}
          onChange={({ target }) => turn(Number(target.value) - month)}
        />
        <NativeSelect
          aria-label={common.year}
          value={year}
          options={years.map((one) => ({ value: one, label: toPersianDigits(one) }))}
          onChange={({ target }) => turn((Number(target.value) - year) * 12)}
        />
        <IconButton icon="next-step" label={common.nextMonth} onClick={() => turn(1)} />
      </Head>
      <Days
        role="grid"
        aria-label={`${common.months[month - 1]} ${toPersianDigits(year)}`}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {common.weekdays.map((name, index) => (
              <th key={name} scope="col" abbr={name} aria-label={name}>
                {common.weekdayLetters[index]}
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
                  <CalendarDay
                    key={iso}
                    iso={iso}
                    number={monthOf(iso).day}
                    isFocused={iso === focused}
                    isPicked={iso === value}
                    isToday={iso === today}
                    isHoliday={weekday === 6}
                    onPick={may(iso) ? () => onPick(iso) : undefined}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Days>
      <Foot>
        <Button tone="quiet" size="small" disabled={!may(today)} onClick={() => onPick(today)}>
          {common.today}
        </Button>
        <Button tone="quiet" size="small" onClick={onClose}>
          {common.close}
        </Button>
      </Foot>
    </Box>
  );
}
