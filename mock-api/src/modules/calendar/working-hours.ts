import { isDeepStrictEqual } from 'node:util';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { Page } from '@ziba/shared/contracts/lists';
import type { WorkingHours, workingHoursInput } from '@ziba/shared/contracts/schedule';
import { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { clinicSettings, lockSettings, writeVersion } from '../../data/clinic-settings';
import { allRows } from '../../data/pages';
import { found } from '../../lib/refusal';
import { refuseStale } from '../../data/stale';
import { saveOverBookings } from './bookings-in-way';
import { readDoctor } from '../schedule/schedule.queries';
import { usualHours, type Stretch } from '../schedule/working-day';
import { tellOfSchedule } from '../schedule/tell';

type Hour = z.output<typeof workingHoursInput>['hours'][number];

const hoursOf = {
  name: 'schedule.working_hours',
  text: `select doctor_id, weekday, from_minute as from, to_minute as to from working_hours
    where clinic_id = $1 and doctor_id is not distinct from $2 and archived_at is null
    order by weekday, from_minute`,
};

/** Reads the hours of the clinic, or those of one doctor; the default hours if none were set. */
export async function readWorkingHours(
  tx: Tx,
  { clinicId }: Member,
  doctorId: number | null,
): Promise<WorkingHours[]> {
  if (doctorId !== null) found(await readDoctor(tx, clinicId, doctorId), appointmentTexts.doctor);
  const own = await tx.query<Hour>(hoursOf, [clinicId, doctorId]);
  const ofClinic =
    own.length > 0 || doctorId === null ? own : await tx.query<Hour>(hoursOf, [clinicId, null]);
  const hours = ofClinic.length > 0 ? ofClinic : usualHours;
  return hours.map(({ weekday, ...stretch }) => ({
    doctor_id: own.length > 0 ? doctorId : null,
    weekday,
    ...timesOf(stretch),
  }));
}

const timesOf = ({ from, to }: Stretch) => ({ from: timeOfDay(from), to: timeOfDay(to) });
const two = (value: number) => String(value).padStart(2, '0');
const timeOfDay = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The name of a set of hours in the audit log. */
const entity = 'working_hours';
const noSettings = z.object({});

interface HoursOfWeek {
  /** Null for those of the clinic. */
  doctorId: number | null;
  hours: readonly Hour[];
  /** The version that the change is based on. */
  version?: number;
  choices?: readonly BookingChoice[];
}

const removeAll = {
  name: 'schedule.remove_working_hours',
  text: 'delete from working_hours where clinic_id = $1 and doctor_id is not distinct from $2',
};
const insertAll = {
  name: 'schedule.insert_working_hours',
  text: `insert into working_hours (clinic_id, doctor_id, weekday, from_minute, to_minute)
    select $1, $2, hour.weekday, hour."from", hour."to"
    from jsonb_to_recordset($3::jsonb) as hour (weekday smallint, "from" smallint, "to" smallint)`,
};

/** The key in the settings of the clinic that counts the changes of a set of hours. */
const areaOf = (doctorId: number | null) =>
  doctorId === null ? 'working_hours' : `working_hours.${doctorId}`;

/** The version of the hours of the clinic, or of one doctor: how often they were changed. */
export const versionOfHours = async (tx: Tx, { clinicId }: Member, doctorId: number | null) =>
  (await clinicSettings(tx, clinicId, areaOf(doctorId), noSettings)).version;

/**
 * Replaces the hours of the clinic or of one doctor. Bookings outside the new hours need a choice (`saveOverBookings`).
 * Refuses with 409 when the hours have another version than the named one.
 */
export const saveWorkingHours = (db: Database, member: Member, hours: HoursOfWeek) =>
  saveOverBookings(db, member, {
    spanOf: () => Promise.resolve({ start: clock.iso(), end: null }),
    doctorId: hours.doctorId ?? undefined,
    choices: hours.choices,
    work: (tx) => replaceHours(tx, member, hours),
  });

async function replaceHours(
  tx: Tx,
  member: Member,
  { doctorId, hours, version }: HoursOfWeek,
): Promise<Page<WorkingHours> & { version: number }> {
  const area = areaOf(doctorId);
  const stored = await lockSettings(tx, member, area);
  await refuseStale(tx, { ...member, ...stored, entity, id: doctorId }, version);
  const before = await readWorkingHours(tx, member, doctorId);
  await tx.query(removeAll, [member.clinicId, doctorId]);
  await tx.query(insertAll, [member.clinicId, doctorId, JSON.stringify(hours)]);
  const after = await readWorkingHours(tx, member, doctorId);
  // The same hours sent again, as after a lost answer, are no change.
  if (isDeepStrictEqual(after, before)) return { ...allRows(after), version: stored.version };
  const next = await writeVersion(tx, member, area, stored);
  await audit(tx, member, {
    action: 'update',
    entity,
    entityId: doctorId,
    before: { hours: before },
    after: { hours: after },
  });
  await tellOfSchedule(tx, member, doctorId);
  return { ...allRows(after), version: next };
}
