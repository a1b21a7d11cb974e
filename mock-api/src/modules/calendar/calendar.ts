import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type {
  exceptionInput,
  exceptionUpdate,
  Holiday,
  holidayInput,
  holidayUpdate,
  ScheduleException,
} from '@ziba/shared/contracts/schedule';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { persian } from '../../data/conditions';
import { found, notFound } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { saveOverBookings } from './bookings-in-way';
import type { Span } from '../schedule/rules.queries';
import { boundsOf, readDoctor } from '../schedule/schedule.queries';
import { tellOfSchedule } from '../schedule/tell';
import { scheduleReaders } from '../schedule/schedule-readers';

type Exception = z.output<typeof exceptionInput>;
type ExceptionUpdate = z.output<typeof exceptionUpdate>;
type HolidayInput = z.output<typeof holidayInput>;
type HolidayUpdate = z.output<typeof holidayUpdate>;

/** Leave, closures, extra hours and holidays of clinics. Nothing refers to them, so they can go. */
export function calendarOf(db: Database) {
  const exceptions = tenantTable<ScheduleException>(db, 'schedule_exceptions', {
    readers: scheduleReaders,
    columns: ['doctor_id', 'kind', 'starts_at', 'ends_at', 'reason'],
    select:
      't.id, t.version, t.doctor_id, t.kind, t.starts_at as start, t.ends_at as "end", t.reason',
    searched: ['reason'],
    sorted: { start: 'starts_at', end: 'ends_at', kind: 'kind', reason: persian('reason') },
    defaultSort: 'start',
  });
  const holidays = tenantTable<Holiday>(db, 'holidays', {
    readers: scheduleReaders,
    columns: ['date', 'title', 'is_open'],
    select: 't.id, t.version, t.date, t.title, t.is_open',
    searched: ['title'],
    sorted: { date: 'date', title: persian('title') },
    defaultSort: 'date',
  });

  const spanOfException = async (tx: Tx, member: Member, id: number, input: ExceptionUpdate) => {
    const before = found(await exceptions.within(tx).find(member, id));
    return aroundBoth(before, { ...before, ...input });
  };
  const spanOfHoliday = async (tx: Tx, member: Member, id: number, input: HolidayUpdate) => {
    const before = found(await holidays.within(tx).find(member, id));
    return aroundBoth(dayOf(before.date), dayOf(input.date ?? before.date));
  };

  return {
    exceptions: {
      ...exceptions,
      create: (member: Member, { choices, ...input }: Exception) =>
        saveOverBookings(db, member, {
          spanOf: () => Promise.resolve(aroundBoth(input, input)),
          choices,
          work: async (tx) => {
            await refuseUnknownDoctor(tx, member, input.doctor_id);
            await tellOfSchedule(tx, member, input.doctor_id ?? null);
            return exceptions.within(tx).insert(member, columnsOf(input));
          },
        }),
      edit: (member: Member, id: number, { choices, ...input }: ExceptionUpdate) =>
        saveOverBookings(db, member, {
          spanOf: (tx) => spanOfException(tx, member, id, input),
          choices,
          work: async (tx) => {
            await refuseUnknownDoctor(tx, member, input.doctor_id);
            // It may have been another doctor's before.
            await tellOfSchedule(tx, member, null);
            return exceptions.within(tx).update(member, id, columnsOf(input));
          },
        }),
      remove: (member: Member, id: number, choices?: readonly BookingChoice[]) =>
        saveOverBookings(db, member, {
          spanOf: (tx) => spanOfException(tx, member, id, {}),
          choices,
          work: (tx) => remove(tx, 'schedule_exceptions', member, id),
        }),
    },
    holidays: {
      ...holidays,
      insert: (member: Member, { choices, ...input }: HolidayInput) =>
        saveOverBookings(db, member, {
          spanOf: () => Promise.resolve(dayOf(input.date)),
          choices,
          work: async (tx) => {
            await tellOfSchedule(tx, member, null);
            return holidays.within(tx).insert(member, input);
          },
        }),
      update: (member: Member, id: number, { choices, ...input }: HolidayUpdate) =>
        saveOverBookings(db, member, {
          spanOf: (tx) => spanOfHoliday(tx, member, id, input),
          choices,
          work: async (tx) => {
            await tellOfSchedule(tx, member, null);
            return holidays.within(tx).update(member, id, input);
          },
        }),
      remove: (member: Member, id: number, choices?: readonly BookingChoice[]) =>
        saveOverBookings(db, member, {
          spanOf: (tx) => spanOfHoliday(tx, member, id, {}),
          choices,
          work: (tx) => remove(tx, 'holidays', member, id),
        }),
    },
  };
}

/** The least time that both lie in. */
const aroundBoth = (one: Span, other: Span): Span => ({
  start: one.start < other.start ? one.start : other.start,
  end: one.end > other.end ? one.end : other.end,
});

function dayOf(date: string): Span {
  const [start, end] = boundsOf(date);
  return { start, end };
}

const columnsOf = ({ start, end, ...rest }: Omit<ExceptionUpdate, 'choices'>) => ({
  ...rest,
  starts_at: start,
  ends_at: end,
});

async function refuseUnknownDoctor(tx: Tx, { clinicId }: Member, id: number | null | undefined) {
  if (id) found(await readDoctor(tx, clinicId, id), appointmentTexts.doctor);
}

async function remove(
  tx: Tx,
  table: 'schedule_exceptions' | 'holidays',
  member: Member,
  id: number,
) {
  const [before] = await tx.query(
    `delete from ${table} where clinic_id = $1 and id = $2 returning *`,
    [member.clinicId, id],
  );
  if (!before) throw notFound();
  await tellOfSchedule(tx, member, null);
  await audit(tx, member, { action: 'delete', entity: table, entityId: id, before });
  return { id, deleted: true as const };
}
