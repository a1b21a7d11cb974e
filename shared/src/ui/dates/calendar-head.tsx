import styled from 'styled-components';
import { toPersianDigits } from '../../format/digits';
import { monthNames } from '../../format/messages';
import { Icon } from '../controls/icon';
import { IconButton } from '../controls/icon-button';
import { calendarWords, m } from './messages';

/** What a calendar shows: the days of a month, or the months or the years to choose from. */
export type CalendarView = 'days' | 'months' | 'years';

interface Props {
  /** The Persian year and month that are shown. */
  year: number;
  month: number;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  /** Whether there is a month that many months later (earlier if negative). */
  canTurn: (months: number) => boolean;
  /** Shows the month that many months later. */
  onTurn: (months: number) => void;
}

/** The head of a calendar: the month before and after, and the buttons that offer all months and years. */
export function CalendarHead({ year, month, view, onView, canTurn, onTurn }: Props) {
  const monthName = monthNames[month - 1] ?? '';
  return (
    <Head>
      <IconButton
        icon="previous-step"
        label={calendarWords.previousMonth}
        disabled={!canTurn(-1)}
        onClick={() => onTurn(-1)}
      />
      <div aria-live="polite">
        <button
          type="button"
          aria-expanded={view === 'months'}
          aria-label={m.chooseMonth(monthName)}
          onClick={() => onView(view === 'months' ? 'days' : 'months')}
        >
          {monthName}
          <Icon name="expand" size={14} />
        </button>
        <button
          type="button"
          aria-expanded={view === 'years'}
          aria-label={m.chooseYear(toPersianDigits(year))}
          onClick={() => onView(view === 'years' ? 'days' : 'years')}
        >
          {toPersianDigits(year)}
          <Icon name="expand" size={14} />
        </button>
      </div>
      <IconButton
        icon="next-step"
        label={calendarWords.nextMonth}
        disabled={!canTurn(1)}
        onClick={() => onTurn(1)}
      />
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);

  > div {
    display: flex;
  }
  > div button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--control-s);
    padding-block: 0;
    padding-inline: var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    font-weight: 650;
  }
  > div button:hover {
    background: var(--hover);
  }
  > div svg {
    color: var(--text-soft);
    transition: rotate var(--quick) var(--ease);
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
