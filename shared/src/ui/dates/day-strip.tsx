import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatLongDay, todayIso } from '../../format/date';
import { addDays, daysBetween } from '../../format/day';
import { weekdayOf } from '../../format/weekday';
import { toPersianDigits } from '../../format/digits';
import { jalaliNames } from '../../format/jalali-names';
import { common } from '../../messages';
import { Button } from '../controls/button';
import type { DayMark } from './day-cell';
import { mayPick, whyClosed, type DayRules } from './day-rules';
import { calendarWords, m } from './messages';
import { Days, Frame, Head, Tools } from './day-strip.styles';
import { lazyPart } from '../controls/lazy-part';
import { IconButton } from '../controls/icon-button';

interface Props extends Omit<DayRules, 'earliest'> {
  label: string;
  /** The first of the seven days, YYYY-MM-DD. */
  from: string;
  onFrom: (iso: string) => void;
  value: string | null;
  onPick: (iso: string) => void;
  /** What is on the days: a number, and its words for reading aloud. */
  counts?: Readonly<Record<string, DayMark>>;
  /** Days before today can be picked too. */
  past?: boolean;
}

const length = 7;
const JalaliCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "jalali" */ './jalali-calendar')).JalaliCalendar,
);

const monthOf = (iso: string) => {
  const { month, year } = jalaliNames(iso) ?? { month: '', year: '' };
  return `${month} ${year}`;
};

/** The months that the seven days lie in. */
function monthsOf(from: string): string {
  const months = new Set([monthOf(from), monthOf(addDays(from, length - 1))]);
  return [...months].join(' – ');
}

/** The first allowed day from `iso` on, a step of one day at a time; null within two months none. */
function seek(iso: string, step: 1 | -1, rules: DayRules): string | null {
  const days = Array.from({ length: 60 }, (_, index) => addDays(iso, index * step));
  return days.find((day) => mayPick(day, rules)) ?? null;
}

/**
 * Seven days to choose one from, Fridays, holidays and days gone by shut, what is on a day counted below
 * it. One radio group: left is the next day that can be chosen, into the next seven too; PageUp and
 * PageDown go seven days on. Other days come from the calendar.
 */
export function DayStrip({ label, from, onFrom, value, onPick, counts, ...rest }: Props) {
  const { past = false, closedBlocked = true, ...limits } = rest;
  const today = todayIso();
  const rules: DayRules = { ...limits, closedBlocked, earliest: past ? undefined : today };
  const [anchor, setAnchor] = useState<Element | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  const last = addDays(from, length - 1);
  const tabStop = value && days.includes(value) ? value : seek(from, 1, rules);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [from, value]);

  /** Picks the day and brings its seven days up, the same weekday first. */
  const goTo = (iso: string | null) => {
    if (iso === null) return;
    const weeks = Math.floor((daysBetween(from, iso) - 1) / length);
    if (weeks !== 0) onFrom(addDays(from, weeks * length));
    if (iso !== value) onPick(iso);
  };
  const move = (event: KeyboardEvent) => {
    if (tabStop === null) return;
    const targets: Record<string, () => string | null> = {
      ArrowLeft: () => seek(addDays(tabStop, 1), 1, rules),
      ArrowDown: () => seek(addDays(tabStop, 1), 1, rules),
      ArrowRight: () => seek(addDays(tabStop, -1), -1, rules),
      ArrowUp: () => seek(addDays(tabStop, -1), -1, rules),
      Home: () => seek(from, 1, rules),
      End: () => seek(last, -1, rules),
      PageDown: () => seek(addDays(tabStop, length), 1, rules),
      PageUp: () => seek(addDays(tabStop, -length), -1, rules),
    };
    const target = targets[event.key]?.();
    if (target === undefined) return;
    event.preventDefault();
    moved.current = target !== null && target !== value;
    goTo(target);
  };

  return (
    <Frame>
      <Head>
        <b aria-live="polite">{monthsOf(from)}</b>
        <Tools>
          {!days.includes(today) && (
            <Button tone="quiet" size="small" onClick={() => goTo(seek(today, 1, rules))}>
              {m.backToToday}
            </Button>
          )}
          <IconButton
            icon="previous-step"
            label={m.earlierDays}
            disabled={!past && from <= today}
            onClick={() => onFrom(addDays(from, -length))}
          />
          <IconButton
            icon="next-step"
            label={m.laterDays}
            disabled={limits.latest !== undefined && last >= limits.latest}
            onClick={() => onFrom(addDays(from, length))}
          />
          <IconButton
            icon="calendar"
            label={m.otherDay}
            aria-haspopup="dialog"
            onPointerEnter={() => JalaliCalendar.prepare()}
            onFocus={() => JalaliCalendar.prepare()}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
        </Tools>
      </Head>
      <Days ref={group} role="radiogroup" aria-label={label} onKeyDown={move}>
        {days.map((iso) => {
          const isAllowed = mayPick(iso, rules);
          const closed = whyClosed(iso, rules);
          const weekday = common.weekdays[weekdayOf(iso)];
          const mark = counts?.[iso];
          const near = { [today]: common.today, [addDays(today, 1)]: m.tomorrow }[iso];
          const words = [near, formatLongDay(iso), closed && m.closedFor(closed), mark?.label];
          return (
            <button
              key={iso}
              type="button"
              role="radio"
              aria-checked={iso === value}
              aria-disabled={!isAllowed || undefined}
              aria-label={words.filter(Boolean).join('، ')}
              title={closed ?? undefined}
              tabIndex={iso === tabStop ? 0 : -1}
              data-today={iso === today || undefined}
              onClick={() => isAllowed && onPick(iso)}
            >
              <span data-long>{near ?? weekday}</span>
              <span data-short>{near ?? calendarWords.weekdayLetters[weekdayOf(iso)]}</span>
              <b>{jalaliNames(iso)?.day}</b>
              {closed && <small>{m.closed}</small>}
              {!closed && mark && isAllowed && (
                <small data-count={mark.count}>{toPersianDigits(mark.count)}</small>
              )}
            </button>
          );
        })}
      </Days>
      {anchor && (
        <JalaliCalendar
          {...rules}
          label={label}
          value={value}
          anchor={anchor}
          onPick={(iso) => {
            setAnchor(null);
            goTo(iso);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </Frame>
  );
}
