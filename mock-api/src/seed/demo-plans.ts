import type { sessionStates } from '../db/schema/treatment-plans';
import { addDays, tehranInstant } from './calendar';
import type { DemoAppointment } from './demo-appointments';
import type { DemoService } from './demo-services';
import type { NextId } from './insert-rows';
import { takeFreeHour, type TakenTimes } from './free-times';
import type { Moment } from './moment';
import { randomOf, type Random } from './random';

type SessionState = (typeof sessionStates)[number];

const titles = [
  'جوان‌سازی پوست صورت',
  'درمان جای جوش',
  'لیزر موهای زائد',
  'درمان ریزش مو',
  'لیفت صورت بدون جراحی',
  'روشن‌کردن لک‌های صورت',
  'کاشت ابرو و ترمیم',
];
const notes = [
  'جلسه‌ها با فاصله یک ماه؛ تا ۷۲ ساعت پس از هر جلسه ضدآفتاب استفاده شود.',
  'پیش از جلسه دوم آزمایش خون بررسی شود.',
  null,
];
const reports = [
  'جلسه بدون عارضه انجام شد. مراقبت‌های پس از درمان توضیح داده شد.',
  'قرمزی مختصر در ناحیه درمان؛ کمپرس سرد توصیه شد.',
  'پاسخ به درمان خوب است و ادامه طرح با همین فاصله پیشنهاد می‌شود.',
];
const items = [
  { name: 'گاز استریل', quantity: '۲ بسته' },
  { name: 'کرم بی‌حسی', quantity: '۱ عدد' },
];
const places = ['اتاق لیزر', 'اتاق ۲', 'اتاق تزریقات'];

interface Clinic {
  clinicId: number;
  appointments: readonly DemoAppointment[];
  services: readonly DemoService[];
}

const plansPerClinic = 18;
/** Codes with the same counters as those of the server. */
const firstCode = 1001;
const dayGap = 14;
/** Milliseconds. */
const sessionLength = 3_600_000;

/** Plans that began with an appointment of the last weeks, one for each patient, in every status. */
export function demoPlans(clinic: Clinic, moment: Moment, nextId: NextId, taken: TakenTimes) {
  const random = randomOf(`plans of ${clinic.clinicId}`);
  const plans = origins(clinic.appointments, moment.today).map((appointment, index) => ({
    appointment,
    row: {
      clinic_id: clinic.clinicId,
      id: nextId('treatment_plans'),
      code: `TP-${firstCode + index}`,
      title: titles[index % titles.length] ?? '',
      patient_id: appointment.patient_id,
      appointment_id: appointment.id,
      doctor_id: appointment.doctor_id,
      plan_notes: random.pick(notes),
      created_at: appointment.starts_at,
    },
  }));
  const sessions = plans.flatMap(({ appointment, row }, index) =>
    sessionsOf(random, { clinic, appointment, planId: row.id, index }, moment, nextId, taken),
  );
  return {
    planRows: plans.map(({ row }) => row),
    /** The counter from which the next code is made. */
    counter: {
      clinic_id: clinic.clinicId,
      name: 'treatment_plan',
      value: firstCode + plans.length - 1,
    },
    sessionRows: sessions,
    itemRows: sessions.flatMap((row) =>
      items.slice(0, row.ordinal % 3).map((item) => ({
        clinic_id: clinic.clinicId,
        id: nextId('session_items'),
        session_id: row.id,
        ...item,
      })),
    ),
  };
}

/** Every nth appointment of the days before today, no patient twice. */
function origins(appointments: readonly DemoAppointment[], today: string): DemoAppointment[] {
  const byPatient = new Map<number, DemoAppointment>();
  const end = tehranInstant(today, '00:00');
  for (const appointment of appointments) {
    const { status, patient_id, starts_at } = appointment;
    const isOrigin = status === 'done' && starts_at < end;
    if (isOrigin && !byPatient.has(patient_id)) byPatient.set(patient_id, appointment);
  }
  const all = [...byPatient.values()];
  const step = Math.max(1, Math.floor(all.length / plansPerClinic));
  return all.filter((_, index) => index % step === 0).slice(0, plansPerClinic);
}

interface Origin {
  clinic: Clinic;
  appointment: DemoAppointment;
  planId: number;
  index: number;
}

function sessionsOf(
  random: Random,
  { clinic, appointment, planId, index }: Origin,
  moment: Moment,
  nextId: NextId,
  taken: TakenTimes,
) {
  const count = random.int(2, 4);
  const service = random.pick(clinic.services.slice(3));
  const first = addDays(appointment.starts_at.slice(0, 10), 2);
  return Array.from({ length: count }, (_, place) => {
    const wanted = addDays(first, place * dayGap);
    const { starts_at } = takeFreeHour(taken, appointment, wanted, moment.today);
    const state = stateOf(index, place, starts_at, moment.now);
    const isDone = state === 'done';
    return {
      clinic_id: clinic.clinicId,
      id: nextId('treatment_sessions'),
      treatment_plan_id: planId,
      ordinal: place + 1,
      session_title: `جلسه ${['اول', 'دوم', 'سوم', 'چهارم'][place] ?? ''}`,
      service_id: service.id,
      service_type: service.title,
      service_location: random.pick(places),
      starts_at,
      estimated_duration: 1,
      service_cost: service.fee,
      paid_amount: paidOf(state, service.fee, index + place),
      status: state,
      report: isDone ? (reports[(index + place) % reports.length] ?? null) : null,
      reported_at: isDone ? starts_at : null,
      canceled_reason: state === 'canceled' ? 'درخواست زیباجو' : null,
      created_at: appointment.starts_at,
    };
  });
}

/** A session is planned until its time has passed; the second session of every fourth plan is canceled. */
function stateOf(index: number, place: number, starts_at: string, now: Date): SessionState {
  if (Date.parse(starts_at) + sessionLength > now.getTime()) return 'planned';
  return index % 4 === 0 && place === 1 ? 'canceled' : 'done';
}

/** Unpaid, partly paid and fully paid in turn, done or not; a canceled session has no payments. */
export function paidOf(state: string, cost: number, turn: number): number {
  if (state === 'canceled') return 0;
  return [0, Math.round(cost / 2 / 1000) * 1000, cost][turn % 3] ?? 0;
}
