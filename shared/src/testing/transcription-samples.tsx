import type { Medication } from '../contracts/medications';
import type { Transcription } from '../contracts/transcriptions';
import { anAppointment } from './clinic-samples';

const { client, doctor: seen } = anAppointment();
const patient = { ...client, birth_date: '1990-05-21' };
const doctor = { ...seen, avatar: null, medical_council_number: null, specialization: 'پوست و مو' };

export function aMedication(over: Partial<Medication> = {}): Medication {
  return {
    drug_id: null,
    name: 'ایبوپروفن',
    form: null,
    strength: null,
    dose: null,
    frequency: null,
    duration: null,
    route: null,
    quantity: '۲۰ عدد',
    usage: 'هر ۸ ساعت',
    ...over,
  };
}

/** A surgical prescription without a report, nothing paid; its appointment is done. */
export function aTranscription(over: Partial<Transcription> = {}): Transcription {
  return {
    id: 91,
    version: 1,
    type: 'عمل جراحی',
    status: 'recorded',
    appointment_id: 61,
    patient_id: patient.id,
    doctor_id: doctor.id,
    service_type_id: 21,
    service: { id: 21, title: 'جراحی پلک' },
    title: null,
    operation_date: '2026-01-10T12:30:00.000Z',
    operation_topic: 'بلفاروپلاستی',
    operation_minutes: 60,
    off_time_reason: null,
    required_items: null,
    items: [],
    medications: [],
    description: 'شش ساعت پیش از عمل ناشتا باشد.',
    attachments: null,
    plan_notes: null,
    tracking_code: null,
    risk_reason: null,
    risk_notes: [],
    fee: 9_000_000,
    paid_amount: 0,
    payed_amount: 0,
    remaining_amount: 9_000_000,
    payment_status: 'پرداخت نشده',
    report: null,
    report_attachment: [],
    reported_at: null,
    canceled_reason: null,
    patient,
    doctor,
    appointment: {
      id: 61,
      appointment_code: 'A-100061',
      appointment_datetime: '2026-01-03T11:00:00.000Z',
      package_type: 'visit',
      fee: 4_500_000,
      appointment_fee: 'تزریق ژل لب | 4500000',
      description: null,
      status: 'done',
      action_status: 'انجام شده',
      service: { id: 21, title: 'تزریق ژل لب' },
      doctor,
      client: patient,
      assistant: null,
      assistant_name: null,
    },
    created_at: '2026-01-03T12:00:00.000Z',
    ...over,
  };
}

/** A prescription for the pharmacy with one drug. */
export function aPharmacyTranscription(over: Partial<Transcription> = {}): Transcription {
  return aTranscription({
    id: 92,
    type: 'داروخانه ای',
    title: 'نسخه دارویی',
    service_type_id: null,
    service: null,
    operation_date: null,
    operation_topic: null,
    operation_minutes: null,
    medications: [aMedication()],
    fee: 0,
    remaining_amount: 0,
    payment_status: 'پرداخت شده',
    ...over,
  });
}
