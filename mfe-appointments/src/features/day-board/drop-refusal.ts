import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { takenBy, whyClosed, type BoardItem, type Column } from './board-columns';
import { m } from './messages';

/** The instant of a minute of a column's day, ISO 8601. */
export const instantOf = ({ midnight }: Column, minute: number) =>
  new Date(midnight + minute * 60_000).toISOString();

function wordsOf(item: BoardItem): string {
  if (item.kind === 'operation') return m.takenByOperation;
  if (item.kind === 'hold') return m.takenByHold;
  const patient = item.kind === 'session' ? item.session.patient : item.appointment.client;
  return m.taken(formatText(patient.full_name));
}

/**
 * Why an appointment cannot go to a time of a column, as far as the board knows; null when it may. The
 * server has the last word. `now` in milliseconds.
 */
export function dropRefusal(
  column: Column,
  from: number,
  item: BoardItem,
  now: number,
): string | null {
  const stretch = { from, to: from + item.to - item.from };
  if (column.midnight + from * 60_000 <= now) return appointmentTexts.past;
  const closed = whyClosed(column, stretch);
  if (closed) return closed;
  const other = takenBy(column, stretch, item.key);
  return other ? wordsOf(other) : null;
}
