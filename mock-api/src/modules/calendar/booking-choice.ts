import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import {
  bookingsInWayTexts as texts,
  type BookingChoice,
} from '@ziba/shared/contracts/bookings-in-way';
import { stateOf } from '../treatment-sessions/treatment-sessions.queries';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { Refusal } from '../../lib/refusal';
import { moveAppointment, newTimeOf } from '../appointments/changes.service';
import { lockedAppointment } from '../appointments/own-appointments';
import { changeStatusOf } from '../appointments/status.service';
import { guardOf } from '../appointments/taken';
import { cancelSession, changeSession, editSession } from '../treatment-sessions/session-changes';
import { changeWithin, type TranscriptionWork } from '../transcriptions/change-transcription';
import { cancelWithin, moveOperation } from '../transcriptions/move-or-cancel';
import { onGrid, refuseUnbookable } from '../schedule/availability';
import type { Expected } from './bookings-in-way.queries';

/** The error of a choice that could not be carried out; then nothing is saved. */
export class ChoiceRefused extends Error {
  constructor(
    readonly choice: BookingChoice,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Carries out the choice for one booking; `reason` is stored with a move. A cancellation counts as one by the clinic,
 * so the patient pays no fee. Throws `ChoiceRefused` if it cannot be carried out.
 */
export async function carryOut(
  db: Database,
  tx: Tx,
  member: Member,
  choice: BookingChoice,
  booking: Expected,
  reason: string | null,
): Promise<void> {
  if (choice.action === 'keep') return;
  try {
    if (choice.kind === 'appointment') await ofAppointment(tx, member, choice, reason);
    else if (choice.kind === 'session') await ofSession(db, tx, member, choice, booking);
    else await ofOperation(db, tx, member, choice, booking);
  } catch (error) {
    const message = error instanceof Refusal ? error.message : guardOf(error)?.message;
    if (message === undefined) throw error;
    throw new ChoiceRefused(choice, message);
  }
}

async function ofAppointment(tx: Tx, member: Member, choice: BookingChoice, reason: string | null) {
  const before = await lockedAppointment(tx, member, choice.id, choice.version);
  if (choice.action === 'cancel') {
    const end = { status: 'canceled', reason: choice.reason, initiator: 'clinic' } as const;
    await changeStatusOf(tx, member, before, end);
  } else if (choice.action === 'move') {
    const { start, doctor_id: doctorId } = choice;
    const wanted = await newTimeOf(tx, member, before, { start, doctorId });
    await moveAppointment(tx, member, before, wanted, { reason });
  }
}

async function ofSession(
  db: Database,
  tx: Tx,
  member: Member,
  choice: BookingChoice,
  booking: Expected,
): Promise<void> {
  await changeSession(
    db,
    tx,
    member,
    choice.id,
    async (session) => {
      if (stateOf(session) !== 'planned') {
        throw new Refusal(409, 'not_planned', appointmentTexts.wrongTransition);
      }
      if (choice.action === 'cancel') {
        if (session.paid_amount > 0) throw new Refusal(409, 'has_money', texts.isPaid);
        await cancelSession(db, tx, member, session, choice.reason);
      }
      if (choice.action === 'move') {
        await refuseUnfit(tx, member, choice.start, booking);
        await editSession(db, tx, member, session, { date: choice.start });
      }
    },
    choice.version,
  );
}

async function ofOperation(
  db: Database,
  tx: Tx,
  member: Member,
  choice: BookingChoice,
  booking: Expected,
): Promise<void> {
  const work: TranscriptionWork = async (operation) => {
    if (choice.action === 'cancel') {
      await cancelWithin(db, tx, member, operation, choice.reason);
    }
    if (choice.action === 'move') {
      await refuseUnfit(tx, member, choice.start, booking);
      await moveOperation(db, tx, member, operation, choice.start);
    }
  };
  await changeWithin(db, tx, member, choice.id, work, choice.version);
}

/** Refuses a time that has passed, or at which the doctor of the booking does not work. */
async function refuseUnfit(
  tx: Tx,
  member: Member,
  startsAt: string,
  { doctor, duration }: Expected,
): Promise<void> {
  if (Date.parse(startsAt) <= clock.now()) {
    throw new Refusal(409, 'slot_past', appointmentTexts.past);
  }
  const time = { startsAt, duration: onGrid(duration) };
  if (doctor) await refuseUnbookable(tx, member, { ...time, doctorId: doctor.id });
}
