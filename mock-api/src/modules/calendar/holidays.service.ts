import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { Holiday, holidayInput, holidayUpdate } from '@ziba/shared/contracts/schedule';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian } from '../../data/conditions';
import { tableFor, tableIn } from '../../data/tenant-table';
import { tenantRows } from '../../data/tenant-rows';
import { found } from '../../lib/refusal';
import type { Span } from '../schedule/rules.queries';
import { boundsOf } from '../schedule/schedule.queries';
import { scheduleReaders } from '../schedule/schedule-readers';
import { tellOfSchedule } from '../schedule/tell';
import { saveOverBookings } from './bookings-in-way';
import { deleteCalendarRow, spanOfBoth } from './calendar-rows';

type Input = z.output<typeof holidayInput>;
type Update = z.output<typeof holidayUpdate>;

const rows = tenantRows('holidays', {
  readers: scheduleReaders,
  columns: ['date', 'title', 'is_open'],
  select: 't.id, t.version, t.date, t.title, t.is_open',
  searched: ['title'],
  sorted: { date: 'date', title: persian('title') },
  defaultSort: 'date',
});
const holidaysIn = (tx: Tx) => tableIn<Holiday>(tx, rows);

/** The holidays of clinics. No other row refers to them, so they are deleted, not archived. */
export const holidaysTable = (db: Database) => tableFor<Holiday>(db, rows);

/** Errors: see `saveOverBookings`. */
export const createHoliday = (db: Database, member: Member, { choices, ...input }: Input) =>
  saveOverBookings(db, member, {
    spanOf: () => Promise.resolve(spanOfDay(input.date)),
    choices,
    work: async (tx) => {
      await tellOfSchedule(tx, member, null);
      return holidaysIn(tx).insert(member, input);
    },
  });

/** Errors: see `saveOverBookings`; 404 an unknown holiday; 409 `stale`. */
export const editHoliday = (
  db: Database,
  member: Member,
  id: number,
  { choices, ...input }: Update,
) =>
  saveOverBookings(db, member, {
    spanOf: (tx) => spanWith(tx, member, id, input),
    choices,
    work: async (tx) => {
      await tellOfSchedule(tx, member, null);
      return holidaysIn(tx).update(member, id, input);
    },
  });

/** Errors: see `saveOverBookings`; 404 an unknown holiday. */
export const removeHoliday = (
  db: Database,
  member: Member,
  id: number,
  choices?: readonly BookingChoice[],
) =>
  saveOverBookings(db, member, {
    spanOf: (tx) => spanWith(tx, member, id, {}),
    choices,
    work: (tx) => deleteCalendarRow(tx, 'holidays', member, id),
  });

/** The time that a change affects: the day before it and the day after it. */
async function spanWith(tx: Tx, member: Member, id: number, input: Update): Promise<Span> {
  const before = found(await holidaysIn(tx).find(member, id));
  return spanOfBoth(spanOfDay(before.date), spanOfDay(input.date ?? before.date));
}

function spanOfDay(date: string): Span {
  const [start, end] = boundsOf(date);
  return { start, end };
}
