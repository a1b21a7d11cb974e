import type { Answer } from '../testing/call';
import { aDesk, at } from '../testing/bookings';
import { payableOf } from '../testing/debts';
import { leaveOf, leavePath } from '../testing/leaves';
import { merged, previewOf, undo } from '../testing/merges';
import { wrongTimes } from '../testing/reserved-time';
import { aPatientInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

/* Two desks do at the same moment what excludes each other: one wins, the other is told in words, nothing is half done. */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const isDone = ({ status }: Answer) => status < 300;

/** How both answers came out; the refused one says why. */
async function race(one: Promise<Answer>, other: Promise<Answer>) {
  const answers = await Promise.all([one, other]);
  for (const { status, body } of answers.filter((answer) => !isDone(answer))) {
    expect([404, 409]).toContain(status);
    expect(body.message).toMatch(/[آ-ی]/);
  }
  return answers.map(isDone);
}

/** Runs a race a few times, because who comes first depends on chance; each run has a clinic of its own. */
async function fewTimes(run: () => Promise<void>) {
  for (let count = 0; count < 4; count += 1) await run();
}

const winners = (done: readonly boolean[]) => done.filter(Boolean).length;

it('merge and booking: the appointment is not in the merged file', () =>
  fewTimes(async () => {
    const { clinic, desk, newPatient, book } = await aDesk(api);
    const staff = clinic.as('all');
    const [kept, other] = [await newPatient(), await newPatient()];
    const { kept: seen, other: second, rows } = await previewOf(staff, kept.id, other.id);
    const body = { version: seen.version, other_version: second.version, rows, from_other: [] };
    const done = await race(
      desk('POST', `/patients/${kept.id}/merge/${other.id}`, body),
      book({ patient_id: other.id }),
    );
    expect(winners(done)).toBe(1);
    const stray = await api.db.tenant(await clinic.id(), (tx) =>
      tx.query(
        `select a.id from appointments a join patients p on p.clinic_id = a.clinic_id and p.id = a.patient_id
         where p.archived_at is not null`,
      ),
    );
    expect(stray).toEqual([]);
  }));

it('undo and payment: the payment goes where its appointment goes', () =>
  fewTimes(async () => {
    const clinic = api.newClinic();
    const staff = clinic.as('all');
    const { patientId: other, appointmentId } = await payableOf(api, clinic);
    const kept = await created(staff, '/patients', aPatientInput());
    const { merge } = (await merged(staff, kept, other)).body;
    const done = await race(
      undo(staff, kept, merge.id),
      staff('POST', `/appointments/${appointmentId}/payments`, { amount: 100 }),
    );
    expect(done).toContain(true);
    const owners = await api.db.tenant(await clinic.id(), (tx) =>
      tx.query(
        `select patient_id from appointments union select patient_id from payments
         union select patient_id from patient_ledger`,
      ),
    );
    expect(owners).toEqual([{ patient_id: done[0] ? other : kept }]);
  }));

it('archive and booking: nobody is booked for an archived file', () =>
  fewTimes(async () => {
    const { desk, newPatient, book } = await aDesk(api);
    const { id } = await newPatient();
    const done = await race(
      desk('POST', `/patients/${id}/archive`, { reason: 'تکراری' }),
      book({ patient_id: id }),
    );
    expect(winners(done)).toBe(1);
  }));

it('move and session: only one of them gets the time', () =>
  fewTimes(async () => {
    const { clinic, desk, doctorId, newPatient, book } = await aDesk(api);
    const { id } = (await book()).body;
    const plan = {
      title: 'طرح',
      patient_id: (await newPatient()).id,
      doctor_id: doctorId,
      sessions: [
        {
          session_title: 'جلسه',
          date: at('18:00'),
          service_type: 'لیزر',
          estimated_duration: '1',
          service_cost: 0,
        },
      ],
    };
    const done = await race(
      desk('POST', `/appointments/${id}/reschedule`, { start: at('18:30') }),
      desk('POST', '/treatmentPlans', plan),
    );
    expect(winners(done)).toBe(1);
    expect(await wrongTimes(api, await clinic.id())).toEqual([]);
  }));

it('cancellation and session: what is put into the appointment keeps its time', () =>
  fewTimes(async () => {
    const { clinic, desk, book } = await aDesk(api);
    const { id } = (await book()).body;
    const session = {
      session_title: 'جلسه',
      date: at('16:00'),
      service_type: 'لیزر',
      estimated_duration: '0.5',
      service_cost: 0,
    };
    const done = await race(
      desk('POST', `/appointments/${id}/status`, { status: 'canceled', initiator: 'clinic' }),
      desk('POST', '/treatmentPlans', { title: 'طرح', appointment_id: id, sessions: [session] }),
    );
    expect(done[0]).toBe(true);
    expect(await wrongTimes(api, await clinic.id())).toEqual([]);
  }));

it('leave and operation: nobody operates in a leave that nobody decided on', () =>
  fewTimes(async () => {
    const { desk, doctorId, serviceId, newPatient } = await aDesk(api);
    const operation = {
      patient_id: (await newPatient()).id,
      doctor_id: doctorId,
      service_type_id: serviceId,
      type: 'عمل جراحی',
      title: 'عمل',
      operation_topic: 'پلک',
      operation_date: at('16:00'),
    };
    const done = await race(
      desk('POST', leavePath, leaveOf(doctorId)),
      desk('POST', '/patient-transcriptions', operation),
    );
    expect(winners(done)).toBe(1);
  }));
