import type { Random } from '../seed/random';
import { aDesk, at } from '../testing/bookings';
import type { Answer } from '../testing/call';
import { runHistories, type History } from '../testing/histories';
import { leavePath } from '../testing/leaves';
import { wrongTimes } from '../testing/reserved-time';
import { startApi, type TestApi } from '../testing/start-api';

/*
 * Everything that takes time of a doctor or patient reserves it by one rule, whatever happens in whatever order.
 * `HISTORIES=1000` runs a thousand histories.
 */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const times = ['15:00', '15:15', '15:30', '15:45', '16:00', '16:15', '16:30'];

interface Booking {
  kind: string;
  id: number;
  version: number;
}

/** Two doctors and two patients of a new clinic, within two hours of one day, so that most things meet. */
async function aDay(): Promise<History> {
  const { clinic, desk, doctorId, serviceId, newDoctor, newPatient } = await aDesk(api);
  const clinicId = await clinic.id();
  const doctors = [doctorId, await newDoctor()];
  const patients = [(await newPatient()).id, (await newPatient()).id];
  const ids = { appointments: [], plans: [], sessions: [], operations: [], leaves: [] } as Record<
    'appointments' | 'plans' | 'sessions' | 'operations' | 'leaves',
    number[]
  >;
  const someTime = (random: Random) => at(random.pick(times));
  const keep = (list: number[], { status, body }: Answer) => {
    if (status === 201) list.push(body.id);
  };
  const add = async (list: number[], path: string, body: object) => {
    const answer = await desk('POST', path, body);
    keep(list, answer);
    return answer;
  };
  const change = async (
    random: Random,
    list: readonly number[],
    path: (id: number) => string,
    body: object = {},
  ) => (list.length === 0 ? undefined : desk('POST', path(random.pick(list)), body));
  const visitOr = (random: Random, others: object) =>
    ids.appointments.length > 0 && random.chance(70)
      ? { appointment_id: random.pick(ids.appointments) }
      : others;
  const someone = (random: Random) => ({
    patient_id: random.pick(patients),
    doctor_id: random.pick(doctors),
  });
  const aSession = (random: Random) => ({
    session_title: 'جلسه',
    date: someTime(random),
    service_type: 'لیزر',
    estimated_duration: random.pick(['0.25', '0.5', '1']),
    service_cost: 0,
  });

  return {
    wrong: () => wrongTimes(api, clinicId),
    steps: {
      book: (random) =>
        add(ids.appointments, '/appointments', {
          ...someone(random),
          service_id: serviceId,
          appointment_datetime: someTime(random),
        }),
      move: (random) =>
        change(random, ids.appointments, (id) => `/appointments/${id}/reschedule`, {
          start: someTime(random),
          ...(random.chance(30) && { doctorId: random.pick(doctors) }),
        }),
      cancel: (random) =>
        change(random, ids.appointments, (id) => `/appointments/${id}/status`, {
          status: 'canceled',
          initiator: 'clinic',
        }),
      undo: (random) => change(random, ids.appointments, (id) => `/appointments/${id}/undo`),
      plan: async (random) => {
        const who = visitOr(random, someone(random));
        const sessions = [aSession(random)];
        const answer = await add(ids.plans, '/treatmentPlans', { title: 'طرح', ...who, sessions });
        for (const { id } of answer.body.sessions ?? []) ids.sessions.push(id);
        return answer;
      },
      'plan with another visit': (random) =>
        change(
          random,
          ids.plans,
          (id) => `/treatmentPlans/${id}`,
          visitOr(random, someone(random)),
        ),
      'cancel a plan': (random) =>
        change(random, ids.plans, (id) => `/treatmentPlans/${id}/cancel`),
      'move a session': (random) =>
        change(random, ids.sessions, (id) => `/treatmentSessions/${id}`, {
          date: someTime(random),
        }),
      'cancel a session': (random) =>
        change(random, ids.sessions, (id) => `/treatmentSessions/${id}/cancel`),
      operate: (random) =>
        add(ids.operations, '/patient-transcriptions', {
          ...visitOr(random, someone(random)),
          service_type_id: serviceId,
          type: 'عمل جراحی',
          title: 'عمل',
          operation_topic: 'پلک',
          operation_date: someTime(random),
          off_time_reason: 'به خواست زیباجو',
        }),
      'move an operation': (random) =>
        change(random, ids.operations, (id) => `/patient-transcriptions/${id}`, {
          operation_date: someTime(random),
        }),
      'cancel an operation': (random) =>
        change(random, ids.operations, (id) => `/patient-transcriptions/${id}/cancel`),
      leave: async (random) => {
        const [from, to] = [random.int(0, 3), random.int(4, 6)];
        const leave = {
          kind: 'leave',
          doctor_id: random.pick(doctors),
          start: at(times[from]!),
          end: at(times[to]!),
          reason: 'کنگره',
        };
        const asked = await add(ids.leaves, leavePath, leave);
        if (asked.body.code !== 'has_bookings') return asked;
        const action = random.pick(['keep', 'cancel']);
        const choices = asked.body.details.bookings.map(({ kind, id, version }: Booking) => ({
          ...{ kind, id, version, action },
          ...(action === 'cancel' && { reason: 'مرخصی' }),
        }));
        return add(ids.leaves, leavePath, { ...leave, choices });
      },
      'end a leave': async (random) => {
        if (ids.leaves.length === 0) return undefined;
        return desk('DELETE', `${leavePath}/${random.pick(ids.leaves)}`);
      },
      archive: (random) =>
        change(random, patients, (id) => `/patients/${id}/archive`, { reason: 'تکراری' }),
      restore: (random) => change(random, patients, (id) => `/patients/${id}/restore`),
    },
  };
}

it(
  'nobody is at two places at once, and no time is held by nothing',
  async () => {
    const accepted = await runHistories(12, 30, aDay);
    expect(Object.keys(accepted).toSorted()).toEqual(Object.keys((await aDay()).steps).toSorted());
  },
  60 * 60_000,
);
