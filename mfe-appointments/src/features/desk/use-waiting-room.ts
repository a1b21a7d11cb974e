import { useListParams } from '@ziba/shared/api/use-list-params';
import { useLiveRows } from '@ziba/shared/api/use-live';
import { todayIso } from '@ziba/shared/format/date';
import { useTodaysAppointments } from '../../data/appointments.api';
import { useSessionsOf } from '../../data/treatment-sessions.api';
import { waitingRoomOf } from './waiting-room';

/**
 * The waiting room of today, live, narrowed to the doctor in the address. `now` in milliseconds. `error` is that of
 * the appointments; `isStale` means that rows are shown, but the last attempt to read them again has failed.
 */
export function useWaitingRoom(now: number) {
  const today = todayIso(new Date(now));
  const appointments = useTodaysAppointments();
  const sessions = useSessionsOf(today);
  const { filters, setFilter, showAll } = useListParams();
  useLiveRows(
    ['appointment.changed', 'treatment_session.changed', 'schedule.changed'],
    '/appointments',
    '/treatmentSessions',
  );

  const { data, error } = appointments;
  const rows = data?.data ?? [];
  const ofDoctor = <Row extends { doctor_id: number | null }>({ doctor_id }: Row) =>
    !filters.doctor || String(doctor_id) === filters.doctor;
  const room = waitingRoomOf(rows.filter(ofDoctor), (sessions.data?.data ?? []).filter(ofDoctor));
  const people = [room.expected, room.arrived, room.ended, room.rooms];

  return {
    today,
    room,
    isLoaded: data !== undefined,
    isStale: data !== undefined && Boolean(error ?? sessions.error),
    isEmpty: people.every(({ length }) => length === 0),
    error,
    retry: () => Promise.all([appointments.mutate(), sessions.mutate()]),
    /** The names of the doctors of today's appointments by id. */
    doctors: new Map(rows.map(({ doctor_id, doctor }) => [doctor_id, doctor.profile.fullName])),
    /** The chosen doctor; `showAll` is undefined if none is chosen. */
    doctor: {
      id: filters.doctor,
      choose: (id: string | undefined) => setFilter('doctor', id),
      showAll,
    },
  };
}
