import type { AppointmentStatus, PackageType } from '@ziba/shared/contracts/appointments';
import { addDays, tehranInstant } from './calendar';
import type { DemoService } from './demo-services';
import type { NextId } from './insert-rows';
import { distinct, randomOf, type Random } from './random';

/** The demo clinics work Saturday to Thursday, 14:00 to 23:00, half an hour a slot. */
const slotTimes = Array.from({ length: 18 }, (_, index) => {
  const minutes = 14 * 60 + index * 30;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

const isFriday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 5;
const todaysStatuses: AppointmentStatus[] = [
  'done',
  'done',
  'canceled',
  'no_show',
  'visiting',
  'waiting',
  'waiting',
  'waiting',
];
const reasons = [
  'بررسی لک‌های صورت',
  'جلسه دوم لیزر',
  'ریزش مو از چند ماه پیش',
  'جوان‌سازی پوست دور چشم',
  'کنترل پس از تزریق',
  null,
];

interface Clinic {
  clinicId: number;
  doctors: readonly number[];
  assistant: number | null;
  patients: readonly { id: number }[];
  services: readonly DemoService[];
}

/** Appointments from 30 days back to 14 ahead; today has some in each status, also on a Friday. */
export function demoAppointments(clinic: Clinic, today: string, nextId: NextId) {
  const random = randomOf(`appointments of ${clinic.clinicId}`);
  const nextCode = distinct(() => random.digits(5));
  const days = Array.from({ length: 45 }, (_, index) => addDays(today, index - 30));

  return days
    .filter((day) => day === today || !isFriday(day))
    .flatMap((day) => {
      const busy = new Map<string, Set<number>>();
      return clinic.doctors.flatMap((doctor) =>
        slotsOf(random, day, today).map(({ time, status }) => {
          const patient = freePatient(random, clinic, busy, time);
          const service = serviceFor(random, clinic.services);
          return {
            clinic_id: clinic.clinicId,
            id: nextId('appointments'),
            appointment_code: nextCode(),
            patient_id: patient,
            doctor_id: doctor,
            assistant_id: random.chance(35) ? clinic.assistant : null,
            service_id: service.id,
            package_type: packageOf(service, clinic.services),
            starts_at: tehranInstant(day, time),
            ends_at: new Date(Date.parse(tehranInstant(day, time)) + 30 * 60_000).toISOString(),
            status,
            action_status: status === 'done' && random.chance(70) ? 'انجام شده' : null,
            fee_title: service.title,
            fee_amount: service.fee,
            description: random.pick(reasons),
            canceled_reason: status === 'canceled' ? 'درخواست زیباجو' : null,
            created_at: `${addDays(day < today ? day : today, -random.int(1, 6))}T08:00:00Z`,
          };
        }),
      );
    });
}

export type DemoAppointment = ReturnType<typeof demoAppointments>[number];

interface Slot {
  time: string;
  status: AppointmentStatus;
}

function slotsOf(random: Random, day: string, today: string): Slot[] {
  if (day === today) {
    return todaysStatuses.map((status, index) => ({
      time: slotTimes[index * 2] ?? '14:00',
      status,
    }));
  }
  const share = day < today ? 45 : Math.max(22, 38 - (Date.parse(day) - Date.parse(today)) / 4e7);
  return slotTimes
    .filter(() => random.chance(share))
    .map((time) => ({ time, status: day < today ? pastStatus(random) : futureStatus(random) }));
}

function pastStatus(random: Random): AppointmentStatus {
  if (random.chance(82)) return 'done';
  return random.chance(60) ? 'canceled' : 'no_show';
}

function futureStatus(random: Random): AppointmentStatus {
  return random.chance(92) ? 'waiting' : 'canceled';
}

/** Nobody is with two doctors at once. */
function freePatient(random: Random, clinic: Clinic, busy: Map<string, Set<number>>, time: string) {
  const taken = busy.get(time) ?? new Set<number>();
  let { id } = random.pick(clinic.patients);
  while (taken.has(id)) ({ id } = random.pick(clinic.patients));
  busy.set(time, taken.add(id));
  return id;
}

function serviceFor(random: Random, services: readonly DemoService[]): DemoService {
  const [visit] = services;
  return visit && random.chance(45) ? visit : random.pick(services);
}

function packageOf(service: DemoService, services: readonly DemoService[]): PackageType {
  const place = services.indexOf(service);
  if (place < 2) return 'visit';
  return place === 2 ? 'consultation' : 'other';
}
