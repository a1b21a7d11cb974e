import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { m } from '../messages';
import { takenBy, whyClosed, type BoardItem, type Column } from './board-columns';
import { columnIndexOf, instantOf, type BoardPlace } from './board-place';

function takenText(item: BoardItem): string {
  if (item.kind === 'operation') return m.takenByOperation;
  if (item.kind === 'hold') return m.takenByHold;
  const patient = item.kind === 'session' ? item.session.patient : item.appointment.client;
  return m.taken(formatText(patient.full_name));
}

/**
 * Says why an item cannot be moved to a place, as far as the board knows; null when it can. The server
 * decides in the end. `now` in milliseconds.
 */
export function dropRefusal(
  columns: readonly Column[],
  place: BoardPlace,
  item: BoardItem,
  now: number,
): string | null {
  const column = columns[columnIndexOf(columns, place)];
  if (!column) return null;
  const from = place.minute;
  const stretch = { from, to: from + item.to - item.from };
  if (Date.parse(instantOf(place)) <= now) return appointmentTexts.past;
  const closed = whyClosed(column, stretch);
  if (closed) return closed;
  const other = takenBy(column, stretch, item.key);
  return other ? takenText(other) : null;
}
