import type { Page } from '@ziba/shared/contracts/lists';
import type { Payment, paymentQuery } from '@ziba/shared/contracts/payments';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { where } from '../../data/conditions';
import { ofReadablePatients } from '../../data/own-patients';
import { addDays, tehranInstant } from '../../lib/tehran';
import { found, notFound } from '../../lib/refusal';
import type { RowLookup } from '../../data/tenant-table';
import { ofTill } from '../cash/of-till';
import { paymentsTable } from './payments.queries';
import { receiptOf } from './receipts';
import { refundPayment, voidPayment, type Refund } from './take-back';
import { takePayment, type NewPayment } from './take-payment';

type Query = z.output<typeof paymentQuery>;

/** The instant at which a day begins in Tehran. */
const startOf = (day: string | undefined) => day && tehranInstant(day, '00:00');

/** A doctor sees the payments for their own work, and deposits of patients. */
const ofDoctor = ({ type, userId }: Member) =>
  type === 'doctor'
    ? where(`coalesce(a.doctor_id, k.doctor_id, r.doctor_id, ?) = ?`, userId, userId)
    : undefined;

/** Payments of patients: lists, receipts, taking, voiding, refunding. */
export function paymentsOf(db: Database) {
  const payments = paymentsTable(db);

  const find = async (member: Member, id: number): Promise<Payment | undefined> => {
    const page = { page: 1, limit: 1 };
    const visible = [ofDoctor(member), ofReadablePatients(member, 't.patient_id')];
    return (await payments.page(member, page, where('t.id = ?', id), ...visible)).data[0];
  };

  return {
    find,
    has: async (member: Member, id: number) => (await find(member, id)) !== undefined,

    page: (member: Member, query: Query): Promise<Page<Payment>> =>
      payments.page(
        member,
        query,
        where('t.patient_id = ?', query.patient_id),
        where('t.session_id = ?', query.session_id),
        where('t.appointment_id = ?', query.appointment_id),
        where('t.transcription_id = ?', query.transcription_id),
        where('t.target = ?', query.target),
        where('t.method = ?', query.method),
        where('t.status = ?', query.status),
        where('t.received_by = ?', query.received_by),
        ofTill(query.point),
        where('t.paid_at >= ?', startOf(query.from)),
        where('t.paid_at < ?', startOf(query.to && addDays(query.to, 1))),
        ofDoctor(member),
        ofReadablePatients(member, 't.patient_id'),
      ),

    receipt: async (member: Member, id: number) => {
      if (!(await find(member, id))) throw notFound();
      return db.tenant(member.clinicId, (tx) => receiptOf(tx, member, id));
    },

    take: (member: Member, payment: NewPayment) =>
      db.tenant(member.clinicId, (tx) => takePayment(tx, member, payment)),

    void: (member: Member, id: number, reason: string) =>
      db.tenant(member.clinicId, (tx) => voidPayment(tx, member, id, reason)),

    refund: (member: Member, id: number, refund: Refund) =>
      db.tenant(member.clinicId, (tx) => refundPayment(tx, member, id, refund)),
  };
}

/** Returns an appointment that the caller may see: a doctor only their own. */
export const visibleAppointment = (db: Database): RowLookup => ({
  has: (member, id) =>
    db.tenant(member.clinicId, async (tx) => {
      const [row] = await tx.query<{ doctor_id: number }>(
        `select doctor_id from appointments
         where clinic_id = $1 and id = $2 and archived_at is null`,
        [member.clinicId, id],
      );
      return row !== undefined && (member.type !== 'doctor' || row.doctor_id === member.userId);
    }),
});

/** Answers 404 before anything else of the request is checked. */
export async function refuseMissing(lookup: RowLookup, member: Member, id: number): Promise<void> {
  found((await lookup.has(member, id)) || undefined);
}
