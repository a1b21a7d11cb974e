import styled from 'styled-components';
import { formatDay } from '../../format/date';
import { addDays } from '../../format/day';
import { jalaliMonthEnds, toJalali } from '../../format/jalali';
import { type NamedDay } from './day-rules';
import { m } from './messages';

interface Props {
  /** A day of the month that is shown. */
  iso: string;
  holidays: readonly NamedDay[];
}

/** The number of the day in its month, without a leading zero. */
const dayNumber = (iso: string) => formatDay(iso).slice(-2).replace(/^۰/, '');

/** Joins days with the same name that follow one another. */
function groupByName(days: readonly NamedDay[]): { title: string; days: string[] }[] {
  const groups: { title: string; days: string[] }[] = [];
  for (const { date, title } of days) {
    const last = groups.at(-1);
    if (last?.title === title && addDays(last.days.at(-1) ?? '', 1) === date) last.days.push(date);
    else groups.push({ title, days: [date] });
  }
  return groups;
}

/** The days off of a month with their names. */
export function ClosedDays({ iso, holidays }: Props) {
  const month = toJalali(iso);
  if (!month) return null;
  const { from, to } = jalaliMonthEnds(month);
  const closed = holidays
    .map((day) => ({ ...day, date: day.date.slice(0, 10) }))
    .filter(({ date, is_open }) => !is_open && date >= from && date <= to)
    .sort((one, other) => one.date.localeCompare(other.date));
  if (closed.length === 0) return null;
  return (
    <List aria-label={m.closedDays}>
      {groupByName(closed).map(({ title, days }) => (
        <li key={days[0]}>
          <b>
            {m.days(
              dayNumber(days[0] ?? ''),
              days.length > 1 ? dayNumber(days.at(-1) ?? '') : null,
            )}
          </b>{' '}
          {title}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  max-block-size: 4.5rem;
  overflow-y: auto;
  color: var(--text-soft);
  font-size: var(--size-s);
  line-height: 1.7;

  b {
    color: var(--danger);
  }
`;
