import type { AppointmentStatus, PackageType } from '@ziba/shared/contracts/appointments';
import { addDays, tehranInstant } from './calendar';
import type { DemoService } from './demo-services';
import type { NextId } from './insert-rows';
import type { Moment } from './moment';
import { isOpenOn, slotTimes } from './opening-hours';
import { distinct, randomOf, type Random } from './random';

/** The status of today's appointments whose time has passed, in the order of a doctor's day. */
const endings = ['done', 'done', 'canceled', 'no_show', 'done', 'done', 'done', 'done'] as const;
/** Minutes after its start at which an appointment is done: visits take longer than planned, until the next one. */
const latestEnd = 60;
/** Minutes before their time at which patients arrive. */
const early = 20;

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

/**
 * Appointments from 30 days before to 14 days after. The status of those of today depends on the time: later ones wait,
 * at most one for each doctor is being visited, earlier ones are done or missed.
 */
export function demoAppointments(clinic: Clinic, moment: Moment, nextId: NextId) {
  const { today } = moment;
  const random = randomOf(`appointments of ${clinic.clinicId}`);
  const nextCode = distinct(() => random.digits(5));
  const days = Array.from({ length: 45 }, (_, index) => addDays(today, index - 30));

  return days
    .filter((day) => isOpenOn(day, today))
    .flatMap((day) => {
      const busy = new Map<string, Set<number>>();
      return clinic.doctors.flatMap((doctor, place) =>
        slotsOf(random, day, moment, place).map(({ time, status, ...presence }, index) => {
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
            ...presence,
            action_status:
              status === 'done' && isPrescribed(random, day, today, index) ? 'انجام شده' : null,
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
  /** When the patient arrived and was called in, for patients who are in the clinic now. */
  arrived_at: string | null;
  started_at: string | null;
}

const notHere = { arrived_at: null, started_at: null };

function slotsOf(random: Random, day: string, moment: Moment, place: number): Slot[] {
  const { today } = moment;
  if (day === today) return slotsOfToday(moment, place);
  const share = day < today ? 45 : Math.max(22, 38 - (Date.parse(day) - Date.parse(today)) / 4e7);
  return slotTimes
    .filter(() => random.chance(share))
    .map((time) => ({
      time,
      status: day < today ? pastStatus(random) : futureStatus(random),
      ...notHere,
    }));
}

/** One appointment an hour; every second doctor begins half an hour later than the first. */
function slotsOfToday({ today, now }: Moment, place: number): Slot[] {
  return endings.map((ending, index) => {
    const time = slotTimes[index * 2 + (place % 2)] ?? '14:00';
    const start = Date.parse(tehranInstant(today, time));
    const begun = (now.getTime() - start) / 60_000;
    const status = statusAt(begun, ending);
    return { time, status, ...presenceAt(status, start, begun) };
  });
}

/** A patient who is being visited was called in at their time; a waiting one arrives a little before it. */
function presenceAt(status: AppointmentStatus, start: number, begun: number) {
  const arrived_at = new Date(start - early * 60_000).toISOString();
  if (status === 'visiting') return { arrived_at, started_at: new Date(start).toISOString() };
  return status === 'waiting' && begun < 0 && begun >= -early
    ? { arrived_at, started_at: null }
    : notHere;
}

/**
 * When a canceled appointment was canceled: before its time. `begun`: minutes since the start, below zero before it.
 */
function statusAt(begun: number, ending: (typeof endings)[number]): AppointmentStatus {
  if (ending === 'canceled' || begun >= latestEnd) return ending;
  // Whether a patient does not come is only known later: until then the appointment waits.
  return begun < 0 || ending === 'no_show' ? 'waiting' : 'visiting';
}

/** Not random today: the number of random values must not depend on the hour. */
const isPrescribed = (random: Random, day: string, today: string, index: number) =>
  day === today ? index % 3 !== 2 : random.chance(70);

function pastStatus(random: Random): AppointmentStatus {
  if (random.chance(82)) return 'done';
  return random.chance(60) ? 'canceled' : 'no_show';
}

function futureStatus(random: Random): AppointmentStatus {
  return random.chance(92) ? 'waiting' : 'canceled';
}

/** A patient has no two appointments at the same time. */
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
