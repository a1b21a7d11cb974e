import { jalaliNames } from '../../format/jalali-names';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { Head, Tools } from './day-strip.styles';
import { m } from './messages';

interface Props {
  /** The first and the last day of the strip, YYYY-MM-DD. */
  first: string;
  last: string;
  /** Missing while today is among the days. */
  onToday?: () => void;
  /** Missing where there are no earlier or later days to choose from. */
  onEarlier?: () => void;
  onLater?: () => void;
  /** The calendar is probably opened next: its code can be loaded. */
  onPrepareCalendar: () => void;
  /** Opens the calendar beside this element. */
  onOpenCalendar: (anchor: Element) => void;
}

/** The head of a strip of days: its months, the way back to today, earlier and later days, the calendar. */
export function DayStripHead(props: Props) {
  const { first, last, onToday, onEarlier, onLater, onPrepareCalendar, onOpenCalendar } = props;
  return (
    <Head>
      <b aria-live="polite">{monthsOf(first, last)}</b>
      <Tools>
        {onToday && (
          <Button tone="quiet" size="small" onClick={onToday}>
            {m.backToToday}
          </Button>
        )}
        <IconButton
          icon="previous-step"
          label={m.earlierDays}
          disabled={!onEarlier}
          onClick={onEarlier}
        />
        <IconButton icon="next-step" label={m.laterDays} disabled={!onLater} onClick={onLater} />
        <IconButton
          icon="calendar"
          label={m.otherDay}
          aria-haspopup="dialog"
          onPointerEnter={onPrepareCalendar}
          onFocus={onPrepareCalendar}
          onClick={({ currentTarget }) => onOpenCalendar(currentTarget)}
        />
      </Tools>
    </Head>
  );
}

/** The month of the first day and, where it differs, that of the last. */
function monthsOf(first: string, last: string): string {
  return [...new Set([monthOf(first), monthOf(last)])].join(' – ');
}

function monthOf(iso: string): string {
  const { month, year } = jalaliNames(iso) ?? { month: '', year: '' };
  return `${month} ${year}`;
}
