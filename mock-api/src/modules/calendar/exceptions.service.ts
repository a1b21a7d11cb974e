import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type {
  exceptionInput,
  exceptionUpdate,
  ScheduleException,
} from '@ziba/shared/contracts/schedule';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian } from '../../data/conditions';
import { tableFor, tableIn } from '../../data/tenant-table';
import { tenantRows } from '../../data/tenant-rows';
import { found } from '../../lib/refusal';
import type { Span } from '../schedule/rules.queries';
import { readDoctor } from '../schedule/schedule.queries';
import { scheduleReaders } from '../schedule/schedule-readers';
import { tellOfSchedule } from '../schedule/tell';
import { saveOverBookings } from './bookings-in-way';
import { deleteCalendarRow, spanOfBoth } from './calendar-rows';

type Input = z.output<typeof exceptionInput>;
type Update = z.output<typeof exceptionUpdate>;

const rows = tenantRows('schedule_exceptions', {
  readers: scheduleReaders,
  columns: ['doctor_id', 'kind', 'starts_at', 'ends_at', 'reason'],
  select:
    't.id, t.version, t.doctor_id, t.kind, t.starts_at as start, t.ends_at as "end", t.reason',
  searched: ['reason'],
  sorted: { start: 'starts_at', end: 'ends_at', kind: 'kind', reason: persian('reason') },
  defaultSort: 'start',
});
const exceptionsIn = (tx: Tx) => tableIn<ScheduleException>(tx, rows);

/** Leave, closures and extra hours. No other row refers to them, so they are deleted, not archived. */
export const exceptionsTable = (db: Database) => tableFor<ScheduleException>(db, rows);

/** Errors: see `saveOverBookings`; 404 an unknown doctor. */
export const createException = (db: Database, member: Member, { choices, ...input }: Input) =>
  saveOverBookings(db, member, {
    spanOf: () => Promise.resolve({ start: input.start, end: input.end }),
    choices,
    work: async (tx) => {
      await refuseUnknownDoctor(tx, member, input.doctor_id);
      await tellOfSchedule(tx, member, input.doctor_id ?? null);
      return exceptionsIn(tx).insert(member, columnsOf(input));
    },
  });

/** Errors: see `saveOverBookings`; 404 an unknown exception or doctor; 409 `stale`. */
export const editException = (
  db: Database,
  member: Member,
  id: number,
  { choices, ...input }: Update,
) =>
  saveOverBookings(db, member, {
    spanOf: (tx) => spanWith(tx, member, id, input),
    choices,
    work: async (tx) => {
      await refuseUnknownDoctor(tx, member, input.doctor_id);
      // Before the change it may have been the leave of another doctor.
      await tellOfSchedule(tx, member, null);
      return exceptionsIn(tx).update(member, id, columnsOf(input));
    },
  });

/** Errors: see `saveOverBookings`; 404 an unknown exception. */
export const removeException = (
  db: Database,
  member: Member,
  id: number,
  choices?: readonly BookingChoice[],
) =>
  saveOverBookings(db, member, {
    spanOf: (tx) => spanWith(tx, member, id, {}),
    choices,
    work: (tx) => deleteCalendarRow(tx, 'schedule_exceptions', member, id),
  });

/** The time that a change affects: that before it and that after it. */
async function spanWith(tx: Tx, member: Member, id: number, input: Update): Promise<Span> {
  const before = found(await exceptionsIn(tx).find(member, id));
  return spanOfBoth(before, { ...before, ...input });
}

const columnsOf = ({ start, end, ...others }: Omit<Update, 'choices'>) => ({
  ...others,
  starts_at: start,
  ends_at: end,
});

async function refuseUnknownDoctor(tx: Tx, { clinicId }: Member, id: number | null | undefined) {
  if (id) found(await readDoctor(tx, clinicId, id), appointmentTexts.doctor);
}
