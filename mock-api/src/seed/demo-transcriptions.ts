import { addDays } from './calendar';
import type { DemoAppointment } from './demo-appointments';
import type { DemoService } from './demo-services';
import type { NextId } from './insert-rows';
import { takeFreeHour, type TakenTimes } from './free-times';
import type { Moment } from './moment';
import { paidOf } from './demo-plans';
import { randomOf, type Random } from './random';

const drugs: [name: string, quantity: string, usage: string][] = [
  ['ژل ضدالتهاب موضعی', '۱ عدد', 'شب‌ها، پیش از خواب'],
  ['کرم ضدآفتاب ۵۰', '۱ عدد', 'هر ۳ ساعت'],
  ['قرص مسکن ۴۰۰', '۱۰ عدد', 'هر ۸ ساعت، پس از غذا'],
  ['کپسول ویتامین د', '۸ عدد', 'هفته‌ای یک عدد'],
  ['محلول مینوکسیدیل ۵٪', '۱ عدد', 'روزی دو بار روی پوست سر'],
  ['پماد آنتی‌بیوتیک', '۱ عدد', 'روزی دو بار'],
];
const surgeries = [
  { topic: 'بلفاروپلاستی', description: 'شش ساعت پیش از عمل ناشتا باشد.' },
  { topic: 'کاشت ابرو', description: 'یک هفته پیش از عمل آسپرین مصرف نشود.' },
  { topic: 'لیپوماتیک غبغب', description: null },
];
const reports = [
  'عمل بدون عارضه انجام شد؛ بخیه‌ها هفت روز دیگر کشیده می‌شود.',
  'عمل با بی‌حسی موضعی انجام شد و زیباجو با حال عمومی خوب مرخص شد.',
];

interface Clinic {
  clinicId: number;
  appointments: readonly DemoAppointment[];
  services: readonly DemoService[];
}

/** The number of coming operations. */
const upcoming = 6;

/** A prescription for every appointment with the status of one: four of five for the pharmacy, the others surgical. */
export function demoTranscriptions(
  clinic: Clinic,
  moment: Moment,
  nextId: NextId,
  taken: TakenTimes,
) {
  const random = randomOf(`prescriptions of ${clinic.clinicId}`);
  const prescribed = clinic.appointments.filter(({ action_status }) => action_status !== null);
  const rows = prescribed.map((appointment, index) => {
    const isSurgical = index % 5 === 0 || index >= prescribed.length - upcoming;
    const isAhead = index >= prescribed.length - upcoming;
    const day = isAhead ? addDays(moment.today, 2) : addDays(appointment.starts_at.slice(0, 10), 1);
    return {
      clinic_id: clinic.clinicId,
      id: nextId('transcriptions'),
      appointment_id: appointment.id,
      patient_id: appointment.patient_id,
      doctor_id: appointment.doctor_id,
      created_at: appointment.starts_at,
      ...(isSurgical ? surgical(random, clinic, { appointment, day, moment }, taken) : pharmacy),
    };
  });
  const kept = { clinic_id: clinic.clinicId };
  return {
    transcriptionRows: rows,
    medicationRows: rows
      .filter(({ type }) => type === 'pharmacy')
      .flatMap(({ id }) =>
        drugsOf(random).map(([name, quantity, usage]) => ({
          ...kept,
          id: nextId('transcription_medications'),
          transcription_id: id,
          name,
          quantity,
          usage,
        })),
      ),
    transcriptionItemRows: rows
      .filter(({ type }) => type === 'surgical')
      .map(({ id }) => ({
        ...kept,
        id: nextId('transcription_items'),
        transcription_id: id,
        name: 'نخ بخیه',
        quantity: '۲',
      })),
  };
}

const pharmacy = {
  type: 'pharmacy',
  title: 'نسخه دارویی',
  service_type_id: null,
  operation_topic: null,
  operation_date: null,
  operation_minutes: null,
  description: 'در صورت حساسیت مصرف دارو قطع شود.',
  fee: 0,
  paid_amount: 0,
  report: null,
  reported_at: null,
};

interface Place {
  appointment: DemoAppointment;
  day: string;
  moment: Moment;
}

function surgical(random: Random, { services }: Clinic, place: Place, taken: TakenTimes) {
  const { topic, description } = random.pick(surgeries);
  const service = random.pick(services.slice(3));
  const { appointment, moment } = place;
  const { day, starts_at } = takeFreeHour(taken, appointment, place.day, moment.today);
  const isReported = random.chance(70) && day < moment.today;
  return {
    type: 'surgical',
    title: topic,
    service_type_id: service.id,
    operation_topic: topic,
    operation_date: starts_at,
    operation_minutes: 60,
    description,
    fee: service.fee,
    paid_amount: isReported ? paidOf('done', service.fee, random.int(0, 2)) : 0,
    report: isReported ? random.pick(reports) : null,
    reported_at: isReported ? starts_at : null,
  };
}

const drugsOf = (random: Random) => {
  const first = random.int(0, drugs.length - 1);
  return [0, 1, 2]
    .slice(0, random.int(1, 3))
    .map((step) => drugs[(first + step) % drugs.length])
    .filter((drug) => drug !== undefined);
};
