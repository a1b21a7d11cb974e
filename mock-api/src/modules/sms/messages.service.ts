import type { smsInput, SmsMessage } from '@ziba/shared/contracts/sms';
import { smsParts, smsTexts } from '@ziba/shared/contracts/sms-texts';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { doctorReading, mayReadPatientSql } from '../../data/own-patients';
import { audit } from '../../data/audit';
import { found, notFound, Refusal } from '../../lib/refusal';
import { inScope, messagesIn } from './messages.queries';
import { queueSms } from './queue-sms';
import { advertisingHours, whenToSend } from './sms-hours';
import { refuseAboveLimit } from './sms-limit';

type Input = z.output<typeof smsInput>;

interface Receiver {
  to: string;
  patientId?: number;
}

const patientById = `select id as "patientId", contact_number as "to"
  from patients where clinic_id = $1 and id = $2 and archived_at is null
    and ${mayReadPatientSql({ patient: 'patients.id', clinic: '$1', doctor: '$3' })}`;
/** One refusal is enough for a phone that a family shares, also that of an archived file. */
const optedOutPhones = `select contact_number as "to" from patients
  where clinic_id = $1 and contact_number = any($2) and sms_opt_out`;
const userOfClinic = `select coalesce("phoneNumber", '') as "to" from users
  where clinic_id = $1 and id = $2 and archived_at is null`;
const anyUser = `select coalesce("phoneNumber", '') as "to" from users
  where id = $1 and archived_at is null`;
const managerOf = 'select phone1 as "to" from clinics where id = $1';

/** Messages that a user sends by hand: to phones, to one patient, to a user, to a clinic's manager. */
export function messagesOf(db: Database) {
  return {
    find: (session: Session, id: number) =>
      inScope(db, session, async (tx) => (await messagesIn(tx, session, [id]))[0]),

    /**
     * Refuses with 409 messages that the clinic's limit does not cover, and advertising to patients who do not want it.
     */
    send: (session: Session, input: Input) =>
      inScope(db, session, async (tx): Promise<SmsMessage[]> => {
        const receivers = await receiversOf(tx, session, input);
        if (session.clinicId !== null) {
          const parts = smsParts(input.body) * receivers.length;
          await refuseAboveLimit(tx, session.clinicId, parts);
        }
        const ids = await queueAll(tx, session, input, receivers);
        return messagesIn(tx, session, ids);
      }),

    /** Sends the text of a message again; refuses one that has arrived or still waits. */
    resend: (session: Session, id: number) =>
      inScope(db, session, async (tx): Promise<SmsMessage> => {
        const message = found((await messagesIn(tx, session, [id]))[0]);
        const { body, kind } = message;
        if (message.status === 'delivered') {
          throw new Refusal(409, 'delivered', smsTexts.alreadyDelivered);
        }
        if (message.status === 'queued' || body === null || kind === 'secret') {
          throw new Refusal(409, 'not_resendable', smsTexts.notResendable);
        }
        if (session.clinicId !== null) await refuseAboveLimit(tx, session.clinicId, message.parts);
        const receiver = { to: message.to, patientId: message.patient_id ?? undefined };
        const welcome = await welcomeOf(tx, session.clinicId, kind, [receiver]);
        const ids = await queueAll(tx, session, { body, kind }, welcome);
        return found((await messagesIn(tx, session, ids))[0]);
      }),
  };
}

type Text = Pick<Input, 'body' | 'kind'> & { sendAt?: string };

async function queueAll(tx: Tx, session: Session, text: Text, receivers: readonly Receiver[]) {
  const { clinicId, userId } = session;
  const { body, kind } = text;
  const sendAt = whenToSend(kind, text.sendAt, await advertisingHours(tx, clinicId));
  const ids: number[] = [];
  for (const { to, patientId } of receivers) {
    const sms = { clinicId, userId, to, body, kind, patientId, sendAt, withinLimit: true };
    const id = await queueSms(tx, sms);
    if (id === undefined) continue;
    ids.push(id);
    // The audit log contains that a message was sent, not the receiver and the text.
    await audit(tx, session, { action: 'create', entity: 'sms_messages', entityId: id });
  }
  return ids;
}

async function receiversOf(tx: Tx, session: Session, input: Input): Promise<readonly Receiver[]> {
  const { phones, kind } = input;
  const { clinicId } = session;
  const named = await namedReceiver(tx, session, input);
  const receivers = [...(named ? [named] : []), ...phones.map((to): Receiver => ({ to }))];
  return welcomeOf(tx, clinicId, kind, receivers);
}

/** The receivers without those who want no advertising; refuses with 409 if nobody is left. */
async function welcomeOf(
  tx: Tx,
  clinicId: number | null,
  kind: string,
  receivers: readonly Receiver[],
): Promise<readonly Receiver[]> {
  if (kind !== 'advertising' || clinicId === null) return receivers;
  const refused = await tx.query<Receiver>(optedOutPhones, [
    clinicId,
    receivers.map(({ to }) => to),
  ]);
  const welcome = receivers.filter(({ to }) => !refused.some((other) => other.to === to));
  if (welcome.length === 0) throw new Refusal(409, 'opted_out', smsTexts.optedOut);
  return welcome;
}

/** The receiver with the id that was sent; refuses with 404 patients, users and the manager of another clinic. */
async function namedReceiver(tx: Tx, caller: Session, input: Input) {
  const { clinicId } = caller;
  const { patientId, userId, phones } = input;
  const one = async (sql: string, ...values: unknown[]) =>
    withPhone((await tx.query<Receiver>(sql, values))[0]);
  if (input.clinicId !== undefined && clinicId !== null && input.clinicId !== clinicId) {
    throw notFound();
  }
  if (patientId !== undefined) {
    if (clinicId === null) throw notFound();
    return one(patientById, clinicId, patientId, doctorReading(caller));
  }
  if (userId !== undefined) {
    return clinicId === null ? one(anyUser, userId) : one(userOfClinic, clinicId, userId);
  }
  if (input.clinicId === undefined) return undefined;
  const manager = await one(managerOf, input.clinicId);
  return phones.length > 0 ? undefined : manager;
}

function withPhone(receiver: Receiver | undefined): Receiver {
  if (!/^09\d{9}$/.test(found(receiver).to)) {
    throw new Refusal(409, 'no_phone', smsTexts.noRecipients);
  }
  return found(receiver);
}
