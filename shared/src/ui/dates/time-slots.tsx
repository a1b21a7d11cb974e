import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { Slot } from '../../contracts/schedule';
import { formatTime } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { inTehran, minutesOf } from '../../format/time-of-day';
import { m } from './messages';
import { Icon } from '../controls/icon';
import { EmptyView } from '../views/state-views';
import { Frame, Group, None, Tile, Tiles, Waiting } from './time-slots.styles';

interface Props {
  label?: string;
  /** Of one day, as the server lists them; undefined while they are on their way. */
  slots: readonly Slot[] | undefined;
  /** The start of the chosen one; it stays chosen when it is held, for whoever looks. */
  value: string | null;
  onPick: (start: string) => void;
  /** Minutes of one appointment, said once above. */
  duration?: number;
  /** What to do where nothing is free: a button to the next free day, a waiting list. */
  action?: ReactNode;
  /** Arrows move without choosing, and Enter or Space chooses: where a choice leads on at once. */
  arrowsOnlyMove?: boolean;
  /** For a field: its name, what describes the choice, and whether it is wrong. */
  name?: string;
  describedBy?: string;
  invalid?: boolean;
}

const noon = 12 * 60;
const parts = [
  { name: m.morning, from: 0, to: noon },
  { name: m.afternoon, from: noon, to: noon + 5 * 60 },
  { name: m.evening, from: noon + 5 * 60, to: 24 * 60 },
];

const minuteOf = ({ start }: Slot) => minutesOf(inTehran(start)?.time ?? '00:00');
const isFree = ({ state }: Slot) => state === 'free';

/** The same instant, however it is written. */
const isAt = ({ start }: Slot, value: string | null) =>
  value !== null && Date.parse(start) === Date.parse(value);

/**
 * Left and down lead to the next free time, right and up to the one before, Home and End to the ends.
 * Answers where the key leads.
 */
function move(event: KeyboardEvent<HTMLElement>): HTMLInputElement | undefined {
  if (!(event.target instanceof HTMLInputElement)) return undefined;
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const at = radios.indexOf(event.target);
  const { length } = radios;
  const targets: Record<string, number> = {
    ArrowLeft: (at + 1) % length,
    ArrowDown: (at + 1) % length,
    ArrowRight: (at - 1 + length) % length,
    ArrowUp: (at - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  const target = radios[targets[event.key] ?? -1];
  if (!target) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}

/**
 * The times of a day, by parts of the day: free ones to choose from, and those that are booked, being
 * booked by somebody else, gone by or closed, each said in words. One radio group for the keyboard.
 */
export function TimeSlots({ label = m.slots, slots, value, onPick, duration, ...rest }: Props) {
  const { action, describedBy, invalid, arrowsOnlyMove = false } = rest;
  const id = useId();
  const name = rest.name ?? id;
  if (!slots) {
    return (
      <Waiting role="status" aria-label={m.loadingSlots}>
        {Array.from({ length: 10 }, (_, index) => (
          <span key={index} />
        ))}
      </Waiting>
    );
  }
  if (slots.length === 0) {
    return <EmptyView icon="clock" title={m.noSlots} hint={m.noSlotsHint} action={action} />;
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = move(event);
    if (!arrowsOnlyMove) return target?.click();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return undefined;
    // Not the form around: Enter is the choice.
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
      {parts.map((part) => {
        const shown = slots.filter((slot) => {
          const minute = minuteOf(slot);
          return minute >= part.from && minute < part.to;
        });
        const free = shown.filter(isFree).length;
        return (
          shown.length > 0 && (
            <Group key={part.name} role="group" aria-label={part.name}>
              <h3>
                {part.name}
                <small>{free > 0 ? m.freeCount(toPersianDigits(free)) : m.noneFree}</small>
              </h3>
              <Tiles>
                {shown.map((slot) => {
                  const { start, end, reason } = slot;
                  const isChosen = isAt(slot, value);
                  const state = isChosen && slot.state === 'held' ? 'free' : slot.state;
                  const words = m.fromTo(formatTime(start), formatTime(end));
                  return (
                    <Tile key={start} data-state={state} title={reason}>
                      <input
                        type="radio"
                        // A form that is refused focuses the first control of the field's name.
                        name={state === 'free' ? name : undefined}
                        value={start}
                        checked={isChosen}
                        disabled={state !== 'free'}
                        aria-label={`${words}، ${reason ?? m.slotStates[state]}`}
                        onChange={() => onPick(start)}
                      />
                      <time dateTime={start}>{formatTime(start)}</time>
                      {state !== 'free' && (
                        <small>{(state === 'held' && reason) || m.slotStates[state]}</small>
                      )}
                      {state === 'free' && isChosen && <Icon name="check" size={14} />}
                    </Tile>
                  );
                })}
              </Tiles>
            </Group>
          )
        );
      })}
    </Frame>
  );
}
