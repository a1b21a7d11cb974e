import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { todayIso } from '../../format/date';
import { addDays, daysBetween } from '../../format/day';
import { lazyPart } from '../controls/lazy-part';
import type { DayMark } from './day-cell';
import { mayPick, type DayRules } from './day-rules';
import { Days, Frame } from './day-strip.styles';
import { DayStripDay } from './day-strip-day';
import { DayStripHead } from './day-strip-head';

interface Props extends Omit<DayRules, 'earliest'> {
  label: string;
  /** The first of the seven days, YYYY-MM-DD. */
  from: string;
  onFrom: (iso: string) => void;
  value: string | null;
  onPick: (iso: string) => void;
  /** What is on the days: a number, and its words for screen readers. */
  counts?: Readonly<Record<string, DayMark>>;
  /** Days before today can be picked too. */
  past?: boolean;
}

const length = 7;
/** The search for an allowed day ends after this many days. */
const searchedDays = 60;

const JalaliCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "jalali" */ './jalali-calendar')).JalaliCalendar,
);

/** The first allowed day from `iso` on, forwards (1) or backwards (-1); null if there is none within two months. */
function seek(iso: string, step: 1 | -1, rules: DayRules): string | null {
  const days = Array.from({ length: searchedDays }, (_, index) => addDays(iso, index * step));
  return days.find((day) => mayPick(day, rules)) ?? null;
}

/**
 * Seven days to choose one from. Fridays, holidays and past days cannot be chosen; a count stands below a day. It is
 * one radio group: the left arrow goes to the next day that can be chosen, in the next seven days too; PageUp and
 * PageDown move seven days. All other days are chosen in the calendar.
 */
export function DayStrip({ label, from, onFrom, value, onPick, counts, ...rest }: Props) {
  const { past = false, closedBlocked = true, ...limits } = rest;
  const today = todayIso();
  const rules: DayRules = { ...limits, closedBlocked, earliest: past ? undefined : today };
  const [anchor, setAnchor] = useState<Element | null>(null);
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  const last = addDays(from, length - 1);
  const tabbableDay = value && days.includes(value) ? value : seek(from, 1, rules);
  const hasEarlier = past || from > today;
  const hasLater = limits.latest === undefined || last < limits.latest;

  /** Picks the day and shows the seven days it belongs to; they begin on the same weekday as now. */
  const goTo = (iso: string | null) => {
    if (iso === null) return;
    const weeks = Math.floor((daysBetween(from, iso) - 1) / length);
    if (weeks !== 0) onFrom(addDays(from, weeks * length));
    if (iso !== value) onPick(iso);
  };
  const { group, onKeyDown } = useStripKeys({ from, last, value, tabbableDay, rules, goTo });

  return (
    <Frame>
      <DayStripHead
        first={from}
        last={last}
        onToday={days.includes(today) ? undefined : () => goTo(seek(today, 1, rules))}
        onEarlier={hasEarlier ? () => onFrom(addDays(from, -length)) : undefined}
        onLater={hasLater ? () => onFrom(addDays(from, length)) : undefined}
        onPrepareCalendar={() => JalaliCalendar.prepare()}
        onOpenCalendar={setAnchor}
      />
      <Days ref={group} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
        {days.map((iso) => (
          <DayStripDay
            key={iso}
            {...{ iso, today, rules, onPick }}
            isChosen={iso === value}
            isTabbable={iso === tabbableDay}
            mark={counts?.[iso]}
          />
        ))}
      </Days>
      {anchor && (
        <JalaliCalendar
          {...{ label, value, anchor, ...rules }}
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

interface KeysOptions extends Pick<Props, 'from' | 'value'> {
  last: string;
  tabbableDay: string | null;
  rules: DayRules;
  goTo: (iso: string | null) => void;
}

/** Moves from day to day by key, and takes the focus along. */
function useStripKeys({ from, last, value, tabbableDay, rules, goTo }: KeysOptions) {
  const group = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [from, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (tabbableDay === null) return;
    const targets: Record<string, () => string | null> = {
      ArrowLeft: () => seek(addDays(tabbableDay, 1), 1, rules),
      ArrowDown: () => seek(addDays(tabbableDay, 1), 1, rules),
      ArrowRight: () => seek(addDays(tabbableDay, -1), -1, rules),
      ArrowUp: () => seek(addDays(tabbableDay, -1), -1, rules),
      Home: () => seek(from, 1, rules),
      End: () => seek(last, -1, rules),
      PageDown: () => seek(addDays(tabbableDay, length), 1, rules),
      PageUp: () => seek(addDays(tabbableDay, -length), -1, rules),
    };
    const target = targets[event.key]?.();
    if (target === undefined) return;
    event.preventDefault();
    isFocusDue.current = target !== null && target !== value;
    goTo(target);
  };
  return { group, onKeyDown };
}
