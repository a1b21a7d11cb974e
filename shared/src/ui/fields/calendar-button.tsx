import { calendarWords } from '../dates/messages';
import { IconButton } from '../controls/icon-button';

interface Props {
  /** The label of the field. */
  label: string;
  /** Loads the code of the calendar; called when the pointer or the focus reaches the button. */
  onPrepare: () => void;
  onOpen: () => void;
}

/** The button in a field of days that opens its calendar. */
export function CalendarButton({ label, onPrepare, onOpen }: Props) {
  return (
    <IconButton
      icon="calendar"
      label={calendarWords.openCalendar(label)}
      aria-haspopup="dialog"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    />
  );
}
