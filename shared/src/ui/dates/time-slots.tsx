import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { Slot } from '../../contracts/schedule';
import { toPersianDigits } from '../../format/digits';
import { inTehran, minutesOf } from '../../format/time-of-day';
import { Icon } from '../controls/icon';
import { EmptyView } from '../views/state-views';
import { m } from './messages';
import { TimeSlotTile } from './time-slot-tile';
import { Frame, Group, None, Tiles, Waiting } from './time-slots.styles';

interface Props {
  label?: string;
  /** The times of one day, as the server lists them; undefined while they load. */
  slots: readonly Slot[] | undefined;
  /** The start of the chosen time. It stays chosen while the server holds it for this person. */
  value: string | null;
  onPick: (start: string) => void;
  /** Minutes of one appointment; shown once above the times. */
  duration?: number;
  /** Offered where nothing is free: a button to the next free day, a waiting list. */
  action?: ReactNode;
  /** Arrows move without choosing, and Enter or Space chooses: for places where a choice has an effect at once. */
  arrowsOnlyMove?: boolean;
  /** For a field: its name, what describes the choice, and whether it is wrong. */
  name?: string;
  describedBy?: string;
  invalid?: boolean;
}

const noon = 12 * 60;
const partsOfDay = [
  { name: m.morning, from: 0, to: noon },
  { name: m.afternoon, from: noon, to: noon + 5 * 60 },
  { name: m.evening, from: noon + 5 * 60, to: 24 * 60 },
];

const minuteOf = ({ start }: Slot) => minutesOf(inTehran(start)?.time ?? '00:00');
const isFree = ({ state }: Slot) => state === 'free';

/** Whether the time begins at this instant, in whatever time zone both are written. */
const isAt = ({ start }: Slot, value: string | null) =>
  value !== null && Date.parse(start) === Date.parse(value);

/**
 * The times of a day by morning, afternoon and evening: free ones to choose from; booked, held, past and closed ones
 * say in words what they are. It is one radio group for the keyboard.
 */
export function TimeSlots({ label = m.slots, slots, value, onPick, duration, ...rest }: Props) {
  const { action, describedBy, invalid, arrowsOnlyMove = false } = rest;
  const id = useId();
  const name = rest.name ?? id;
  if (!slots) return <LoadingTimes />;
  if (slots.length === 0) {
    return <EmptyView icon="clock" title={m.noSlots} hint={m.noSlotsHint} action={action} />;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = move(event);
    if (!arrowsOnlyMove) return target?.click();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return undefined;
    // Enter chooses, and does not submit the form around.
    event.preventDefault();
    return onPick(event.target.value);
  };
  return (
    <Frame
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onKeyDown={onKeyDown}
    >
      {duration !== undefined && (
        <p>
          <Icon name="clock" size={15} />
          {m.duration(toPersianDigits(duration))}
        </p>
      )}
      {!slots.some(isFree) && (
        <None>
          <b>{m.noSlots}</b>
          <span>{slots.find(({ reason }) => reason)?.reason ?? m.noSlotsHint}</span>
          {action}
        </None>
      )}
      {partsOfDay.map((part) => (
        <PartOfDay
          key={part.name}
          title={part.name}
          slots={slots.filter((slot) => minuteOf(slot) >= part.from && minuteOf(slot) < part.to)}
          {...{ value, name, onPick }}
        />
      ))}
    </Frame>
  );
}

/**
 * Moves the focus by key: left and down to the next free time, right and up to the previous one, Home and End to the
 * first and the last. Returns the focused radio button; undefined if the key leads nowhere.
 */
function move(event: KeyboardEvent<HTMLElement>): HTMLInputElement | undefined {
  if (!(event.target instanceof HTMLInputElement)) return undefined;
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const current = radios.indexOf(event.target);
  const { length } = radios;
  const targets: Record<string, number> = {
    ArrowLeft: (current + 1) % length,
    ArrowDown: (current + 1) % length,
    ArrowRight: (current - 1 + length) % length,
    ArrowUp: (current - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  const target = radios[targets[event.key] ?? -1];
  if (!target) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}

interface PartOfDayProps extends Pick<Props, 'value' | 'onPick'> {
  title: string;
  /** The times of this part of the day; nothing is shown if there are none. */
  slots: readonly Slot[];
  name: string;
}

function PartOfDay({ title, slots, value, name, onPick }: PartOfDayProps) {
  if (slots.length === 0) return null;
  const free = slots.filter(isFree).length;
  return (
    <Group role="group" aria-label={title}>
      <h3>
        {title}
        <small>{free > 0 ? m.freeCount(toPersianDigits(free)) : m.noneFree}</small>
      </h3>
      <Tiles>
        {slots.map((slot) => (
          <TimeSlotTile key={slot.start} {...{ slot, name, onPick }} isChosen={isAt(slot, value)} />
        ))}
      </Tiles>
    </Group>
  );
}

function LoadingTimes() {
  return (
    <Waiting role="status" aria-label={m.loadingSlots}>
      {Array.from({ length: 10 }, (_, index) => (
        <span key={index} />
      ))}
    </Waiting>
  );
}
