import type { Tx } from '../db/connect';
import type { slotOwners } from '../db/schema/schedule';
import type { Member } from '../lib/actor';
import { slotQuantum } from '../lib/slot-quantum';

/** Whose time is reserved, and for what. */
export interface Reservation {
  kind: (typeof slotOwners)[number];
  /** The id of the row that reserves it. */
  id: number;
  doctorId: number | null;
  patientId: number | null;
  /** ISO 8601. A time that does not start or end on the grid reserves all quanta that it touches. */
  startsAt: string;
  endsAt: string;
  /** Only for holds; ISO 8601. */
  expiresAt?: string;
  /** The appointment that it belongs to: it may happen during that appointment, and keeps its time when that goes. */
  appointmentId?: number | null;
}

const people = ['doctor', 'patient'] as const;
const tables = { doctor: 'users', patient: 'patients' } as const;

const quanta = `generate_series(
  date_bin('${slotQuantum} seconds', $3::timestamptz, timestamptz 'epoch'),
  $4::timestamptz - interval '1 microsecond', interval '${slotQuantum} seconds')`;

const statements = Object.fromEntries(
  people.map((person) => [
    person,
    {
      expire: {
        name: `${person}_slots.expire`,
        text: `delete from ${person}_slots where clinic_id = $1 and ${person}_id = $2
          and slot in (select ${quanta}) and expires_at <= app_now()`,
      },
      take: {
        name: `${person}_slots.take`,
        text: `insert into ${person}_slots
            (clinic_id, ${person}_id, slot, owner_kind, owner_id, expires_at, appointment_id)
          select $1, $2, slot, $5, $6, $7, $8::int from ${quanta} as slot order by slot`,
      },
      lock: {
        name: `${person}_slots.lock`,
        text: `select id from ${tables[person]} where clinic_id = $1 and (id = $2 or id in (
            select ${person}_id from ${person}_slots
            where clinic_id = $1 and owner_kind = $3 and owner_id = $4))
          order by id for no key update`,
      },
      release: {
        name: `${person}_slots.release`,
        text: `delete from ${person}_slots where clinic_id = $1 and owner_kind = $2 and owner_id = $3`,
      },
    },
  ]),
) as Record<(typeof people)[number], Record<'expire' | 'take' | 'lock' | 'release', Statement>>;

interface Statement {
  name: string;
  text: string;
}

/**
 * Reserves the time of the doctor, then of the patient. Of several callers one succeeds, and there is no deadlock: all
 * of them first lock the people concerned, in the same order. A quantum that is reserved already violates
 * `doctor_slots_key` or `patient_slots_key`; `explainConstraint` turns that into a message (409).
 */
export async function reserveSlots(tx: Tx, member: Member, wanted: Reservation): Promise<void> {
  await lockPeople(tx, member, wanted);
  await takeSlots(tx, member, wanted);
}

async function takeSlots(tx: Tx, member: Member, wanted: Reservation): Promise<void> {
  const { kind, id, doctorId, patientId, startsAt, endsAt } = wanted;
  const { expiresAt = null, appointmentId = null } = wanted;
  for (const person of people) {
    const personId = person === 'doctor' ? doctorId : patientId;
    if (personId === null) continue;
    const range = [member.clinicId, personId, startsAt, endsAt];
    await tx.query(statements[person].expire, range);
    await tx.query(statements[person].take, [...range, kind, id, expiresAt, appointmentId]);
  }
}

/**
 * Releases the time that a row has reserved, and only that; does nothing if it has reserved none. What stands in the
 * time of an appointment keeps it.
 */
export async function releaseSlots(
  tx: Tx,
  member: Member,
  kind: Reservation['kind'],
  id: number,
): Promise<void> {
  // A session that is put into the appointment at the same moment must not be left without its time.
  if (kind === 'appointment') await lockPeople(tx, member, { ...nobody, kind, id });
  for (const person of people) {
    await tx.query(statements[person].release, [member.clinicId, kind, id]);
  }
}

/** Moves the time that a row has reserved, also from one doctor to another. */
export async function moveSlots(tx: Tx, member: Member, wanted: Reservation): Promise<void> {
  await lockPeople(tx, member, wanted);
  await releaseSlots(tx, member, wanted.kind, wanted.id);
  await takeSlots(tx, member, wanted);
}

const nobody = { doctorId: null, patientId: null };

type People = Pick<Reservation, 'kind' | 'id' | 'doctorId' | 'patientId'>;

/**
 * Locks doctors before patients, ordered by id: those whose time the row has reserved and those whose time it is going
 * to reserve. Code that first releases some of that time, such as a hold, calls this before.
 */
export async function lockPeople(tx: Tx, { clinicId }: Member, wanted: People): Promise<void> {
  const { doctorId, patientId, kind, id } = wanted;
  await tx.query(statements.doctor.lock, [clinicId, doctorId, kind, id]);
  await tx.query(statements.patient.lock, [clinicId, patientId, kind, id]);
}
