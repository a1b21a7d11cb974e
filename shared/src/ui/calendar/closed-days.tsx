import styled from 'styled-components';
import { formatDay } from '../../format/date';
import { jalaliMonthEnds, toJalali } from '../../format/jalali';
import { type NamedDay } from './day-rules';
import { m } from './messages';

interface Props {
  /** A day of the month that is shown. */
  iso: string;
  holidays: readonly NamedDay[];
}

/** The day of the month as it is shown, without the zero before it. */
const dayOf = (iso: string) => formatDay(iso).slice(-2).replace(/^۰/, '');

/** The month's days off by name, as calendars on the wall have them. */
export function ClosedDays({ iso, holidays }: Props) {
  const month = toJalali(iso);
  if (!month) return null;
  const { from, to } = jalaliMonthEnds(month);
  const named = holidays.filter(({ date, is_open }) => !is_open && date >= from && date <= to);
  if (named.length === 0) return null;
  return (
    <List aria-label={m.closedDays}>
      {[...named]
        .sort((one, other) => one.date.localeCompare(other.date))
        .map(({ date, title }) => (
          <li key={date}>
            <b>{dayOf(date)}</b> {title}
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
  font-size: var(--size-xs);
  line-height: 1.7;

  b {
    color: var(--danger);
    font-variant-numeric: tabular-nums;
  }
`;
