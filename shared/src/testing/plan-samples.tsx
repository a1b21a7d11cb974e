import type { Payment } from '../contracts/payments';
import type { TreatmentPlan } from '../contracts/treatment-plans';
import type { TreatmentSession } from '../contracts/treatment-sessions';
import { anAppointment } from './clinic-samples';

const createdAt = '2026-01-03T08:30:00.000Z';
const { client: patient, doctor: seen } = anAppointment();
const doctor = { ...seen, avatar: null };

/** A session of 300,000 tomans, not done and not paid. */
export function aTreatmentSession(over: Partial<TreatmentSession> = {}): TreatmentSession {
  return {
    id: 81,
    version: 1,
    treatment_plan_id: 41,
    ordinal: 1,
    doctor_id: doctor.id,
    session_title: 'جلسه نخست لیزر',
    session_description: null,
    service_id: 21,
    service_type: 'لیزر صورت',
    service_location: null,
    date: '2026-01-10',
    time: '16:00',
    starts_at: '2026-01-10T12:30:00.000Z',
    estimated_duration: 1,
    service_cost: 300_000,
    paid_amount: 0,
    payed_amount: 0,
    remaining_amount: 300_000,
    payment_status: 'پرداخت نشده',
    status: 'انجام نشده',
    report: null,
    report_attachment: [],
    reported_at: null,
    canceled_reason: null,
    required_items: [],
    treatment_plan: {
      id: 41,
      title: 'جوان‌سازی پوست',
      patient_id: patient.id,
      patient,
      doctor,
      appointment_id: 61,
      appointment_code: 'A-100061',
    },
    created_at: createdAt,
    ...over,
  };
}

/** A plan with one session, not done. */
export function aTreatmentPlan(over: Partial<TreatmentPlan> = {}): TreatmentPlan {
  return {
    id: 41,
    version: 1,
    code: 'TP-00041',
    title: 'جوان‌سازی پوست',
    patient_id: patient.id,
    patient,
    doctor_id: doctor.id,
    doctor,
    appointment_id: 61,
    appointment_code: 'A-100061',
    appointment: {
      id: 61,
      appointment_code: 'A-100061',
      appointment_datetime: '2026-01-03T11:00:00.000Z',
      status: 'waiting',
      action_status: null,
    },
    plan_notes: 'سه جلسه با فاصله یک ماه',
    attachments: null,
    status: 'waiting',
    sessions_count: 1,
    done_sessions: 0,
    total_cost: 300_000,
    paid_amount: 0,
    payed_amount: 0,
    remaining_amount: 300_000,
    payment_status: 'پرداخت نشده',
    canceled_reason: null,
    sessions: [aTreatmentSession()],
    created_at: createdAt,
    ...over,
  };
}

/** A posted payment of 100,000 tomans for that session, by card. */
export function aPayment(over: Partial<Payment> = {}): Payment {
  return {
    id: 301,
    patient_id: patient.id,
    target: 'session',
    appointment_id: null,
    session_id: 81,
    transcription_id: null,
    amount: 100_000,
    refunded_amount: 0,
    method: 'card',
    reference: '442190',
    note: null,
    paid_at: createdAt,
    received_by: 2,
    receiver: { id: 2, fullName: 'مینا صالحی' },
    status: 'posted',
    void_reason: null,
    voided_at: null,
    patient: {
      id: patient.id,
      full_name: patient.full_name,
      national_code: patient.national_code,
    },
    title: 'جلسه نخست لیزر',
    created_at: createdAt,
    ...over,
  };
}
