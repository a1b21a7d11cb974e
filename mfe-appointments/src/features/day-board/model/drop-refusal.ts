import { doesService } from '@ziba/shared/contracts/does-service';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { m } from '../messages';
import {
  takenBy,
  whyClosed,
  type AppointmentItem,
  type BoardItem,
  type Column,
} from './board-columns';
import { columnIndexOf, instantOf, type BoardPlace } from './board-place';

function takenText(item: BoardItem): string {
  if (item.kind === 'operation') return m.takenByOperation;
  if (item.kind === 'hold') return m.takenByHold;
  const patient = item.kind === 'session' ? item.session.patient : item.appointment.client;
  return m.taken(formatText(patient.full_name));
}

/**
 * Whether an appointment would come to a doctor who does not do its service. At its own doctor it may stay, even when
 * the service was taken from them since: the server refuses it at a new doctor only.
 */
function isServiceUndone({ doctor }: Column, { appointment }: AppointmentItem): boolean {
  const { service_id: serviceId, doctor_id: doctorId } = appointment;
  if (serviceId === null || doctorId === doctor.id) return false;
  return !doesService(doctor.service_ids, serviceId);
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
  if (item.kind === 'appointment' && isServiceUndone(column, item)) {
    return m.serviceNotDone(formatText(column.doctor.name));
  }
  const closed = whyClosed(column, stretch);
  if (closed) return closed;
  const other = takenBy(column, stretch, item.key);
  return other ? takenText(other) : null;
}
