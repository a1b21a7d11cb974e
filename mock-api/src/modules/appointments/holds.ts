import {
  heldElsewhereCode,
  holdMinutes,
  type holdInput,
} from '@ziba/shared/contracts/appointment-booking';
import type { Hold } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { isOwn } from '../../data/own-rows';
import { found, notFound, Refusal } from '../../lib/refusal';
import { lockPeople, releaseSlots, reserveSlots, type Reservation } from '../../data/slots';
import { onGrid, refuseUnbookable, type WantedTime } from '../schedule/availability';
import { readDuration, settingsOf } from '../schedule/schedule.queries';
import { findDoctor, findPatient } from './booking.queries';
import { orNearestFree } from './taken';
import { tellOfSchedule } from '../schedule/tell';

type HoldInput = z.output<typeof holdInput>;

const answered = `id, doctor_id, patient_id, starts_at as start, ends_at as "end", user_id, expires_at`;

const insert = {
  name: 'holds.insert',
  text: `insert into appointment_holds
      (clinic_id, user_id, doctor_id, patient_id, starts_at, ends_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, app_now() + interval '${holdMinutes} minutes')
    returning ${answered}`,
};

/**
 * Reserves a time for the caller for five minutes while they fill in the form; a time that the caller holds
 * already is held again for five minutes. Errors: as booking, and 409 `held_elsewhere` if the caller names the hold of
 * one window and another window holds the time. The patient's own time is not reserved, because the patient may not be
 * chosen yet.
 */
export async function holdTime(db: Database, member: Member, input: HoldInput): Promise<Hold> {
  let wanted: WantedTime | undefined;
  return orNearestFree(
    db,
    member,
    () => wanted,
    () =>
      db.tenant(member.clinicId, async (tx) => {
        wanted = await timeOf(tx, member, input);
        await refuseUnbookable(tx, member, wanted);
        const { doctorId, startsAt, duration } = wanted;
        const to = new Date(Date.parse(startsAt) + duration * 60_000).toISOString();
        const reservation = {
          kind: 'hold',
          doctorId,
          patientId: null,
          startsAt,
          endsAt: to,
        } as const;
        if (input.hold_id === undefined) await endHolds(tx, member, { ...reservation, id: 0 });
        else await endOneHold(tx, member, { ...reservation, id: 0 }, input.hold_id);
        const values = [
          member.clinicId,
          member.userId,
          doctorId,
          input.patient_id ?? null,
          startsAt,
          to,
        ];
        const hold = found((await tx.query<Hold>(insert, values))[0]);
        await reserveSlots(tx, member, {
          ...reservation,
          id: hold.id,
          expiresAt: hold.expires_at,
        });
        await tellOfSchedule(tx, member, doctorId);
        return hold;
      }),
  );
}

async function timeOf(tx: Tx, member: Member, input: HoldInput): Promise<WantedTime> {
  const { clinicId } = member;
  const { doctor_id: doctorId, start: startsAt, end, service_id, patient_id } = input;
  const doctor = isOwn(member, { doctor_id: doctorId })
    ? await findDoctor(tx, clinicId, doctorId)
    : undefined;
  found(doctor, texts.doctor);
  if (patient_id) found(await findPatient(tx, member, { id: patient_id }), texts.patient);
  const ofService = service_id
    ? found(await readDuration(tx, clinicId, service_id), texts.service)
    : (await settingsOf(tx, clinicId)).slot_minutes;
  const minutes = end ? (Date.parse(end) - Date.parse(startsAt)) / 60_000 : ofService;
  if (minutes <= 0 || minutes > 1440) {
    throw new Refusal(400, 'invalid', texts.duration, { end: texts.duration });
  }
  return { doctorId, startsAt, duration: onGrid(minutes) };
}

const ownHolds = {
  name: 'holds.end_own',
  text: `delete from appointment_holds where clinic_id = $1 and user_id = $2
    and (id = $6 or (doctor_id = $3 and starts_at < $5 and ends_at > $4) or expires_at <= app_now())
    returning id`,
};

/**
 * Ends the caller's own holds for the booked time. If the named hold has expired, the booking is refused only if
 * somebody else has reserved the time since.
 */
export async function endHolds(
  tx: Tx,
  member: Member,
  wanted: Reservation,
  holdId: number | null = null,
): Promise<void> {
  await lockPeople(tx, member, wanted);
  const { doctorId, startsAt, endsAt } = wanted;
  const values = [member.clinicId, member.userId, doctorId, startsAt, endsAt, holdId];
  for (const hold of await tx.query<{ id: number }>(ownHolds, values)) {
    await releaseSlots(tx, member, 'hold', hold.id);
  }
}

const oneHold = {
  name: 'holds.end_one',
  text: `delete from appointment_holds where clinic_id = $1 and user_id = $2
    and (id = $3 or expires_at <= app_now()) returning id`,
};
const otherHold = {
  name: 'holds.other_of_own',
  text: `select id from appointment_holds where clinic_id = $1 and user_id = $2
    and doctor_id = $3 and starts_at < $5 and ends_at > $4 limit 1`,
};

/** Ends the hold of one window; refuses with 409 if another window of the caller holds the time. */
async function endOneHold(
  tx: Tx,
  member: Member,
  wanted: Reservation,
  holdId: number | null,
): Promise<void> {
  await lockPeople(tx, member, wanted);
  const { clinicId, userId } = member;
  for (const { id } of await tx.query<{ id: number }>(oneHold, [clinicId, userId, holdId])) {
    await releaseSlots(tx, member, 'hold', id);
  }
  const { doctorId, startsAt, endsAt } = wanted;
  const others = await tx.query(otherHold, [clinicId, userId, doctorId, startsAt, endsAt]);
  if (others.length === 0) return;
  const message = texts.heldElsewhere;
  throw new Refusal(409, heldElsewhereCode, message, { appointment_datetime: message });
}

const removeOwn = {
  name: 'holds.remove',
  text: `delete from appointment_holds where clinic_id = $1 and id = $2 and user_id = $3
    returning doctor_id`,
};

/** Releases a hold; 404 for a hold of another user. */
export async function releaseHold(db: Database, member: Member, id: number) {
  return db.tenant(member.clinicId, async (tx) => {
    const values = [member.clinicId, id, member.userId];
    const [hold] = await tx.query<{ doctor_id: number }>(removeOwn, values);
    if (!hold) throw notFound(texts.hold);
    await releaseSlots(tx, member, 'hold', id);
    await tellOfSchedule(tx, member, hold.doctor_id);
    return { id, released: true as const };
  });
}
