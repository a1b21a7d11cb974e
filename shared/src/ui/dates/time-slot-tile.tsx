import type { Slot } from '../../contracts/schedule';
import { formatTime } from '../../format/date';
import { Icon } from '../controls/icon';
import { m } from './messages';
import { Tile } from './time-slots.styles';

interface Props {
  slot: Slot;
  isChosen: boolean;
  /** The name of the radio group. */
  name: string;
  onPick: (start: string) => void;
}

/** One time of a day as a radio button; a time that is not free is disabled and says why in words. */
export function TimeSlotTile({ slot, isChosen, name, onPick }: Props) {
  const { start, end, reason } = slot;
  const state = isChosen && slot.state === 'held' ? 'free' : slot.state;
  const words = m.fromTo(formatTime(start), formatTime(end));
  return (
    <Tile data-state={state} title={reason}>
      <input
        type="radio"
        // A refused form focuses the first control with the field's name, which must be one that can be chosen.
        name={state === 'free' ? name : undefined}
        value={start}
        checked={isChosen}
        disabled={state !== 'free'}
        aria-label={`${words}، ${reason ?? m.slotStates[state]}`}
        onChange={() => onPick(start)}
      />
      <time dateTime={start}>{formatTime(start)}</time>
      {state !== 'free' && <small>{(state === 'held' && reason) || m.slotStates[state]}</small>}
      {state === 'free' && isChosen && <Icon name="check" size={14} />}
    </Tile>
  );
}
