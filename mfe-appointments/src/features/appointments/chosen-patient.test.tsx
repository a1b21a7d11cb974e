import { toPersianDigits } from '@ziba/shared/format/digits';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import appointments from '../../sections/appointments.section';

const start = '2026-01-05T16:00:00+03:30';
const at = `/clinic/appointments/set-appointment?doctor=3&start=${encodeURIComponent(start)}`;

const people = [
  aPatient({ id: 7, full_name: 'سارا رضایی', national_code: '0012345679' }),
  aPatient({ id: 8, full_name: 'مریم کاظمی', national_code: '0023456788' }),
  aPatient({ id: 9, full_name: 'علی محمدی', national_code: '0034567891' }),
];
const unknownCode = '0000000000';

/** Answers that are held back until the test releases them, in any order. */
function slowAnswers() {
  const waiting: (() => void)[] = [];
  return {
    later: (answer: unknown) => () => new Promise((arrive) => waiting.push(() => arrive(answer))),
    count: () => waiting.length,
    /** Releases one of the pending answers. */
    arrive: async (pick: number) => {
      const [answer] = waiting.splice(pick % Math.max(waiting.length, 1), 1);
      await act(async () => answer?.());
    },
  };
}

function serve(slow: ReturnType<typeof slowAnswers>) {
  const ofPeople = people.flatMap((person) => [
    [`GET /patients/${person.id}`, slow.later(person)],
    [`GET /patients/by-national-code/${person.national_code}`, slow.later(person)],
    [
      `GET /patients/${person.id}/summary`,
      slow.later({
        patient_id: person.id,
        appointments: { total: 0, waiting: 0, visiting: 0, done: 0, canceled: 0, no_show: 0 },
        last_visit: null,
        next_appointment: null,
        debt: person.id * 1000,
      }),
    ],
  ]);
  return fakeApi({
    'GET /users/doctors/1': () => pageWith(aStaffUser()),
    'GET /users/assistants/1': () => pageWith(),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ title: 'ویزیت', is_default_visit: true })),
    'GET /appointments/settings': () => ({ insurance_shares: {} }),
    'POST /appointments/holds': () => ({
      id: 91,
      doctor_id: 3,
      patient_id: null,
      start,
      end: start,
      user_id: 5,
      expires_at: start,
    }),
    'POST /appointments/holds/91/release': () => ({ id: 91, released: true }),
    'GET /patients/pagination': () => pageWith(...people),
    [`GET /patients/by-national-code/${unknownCode}`]: slow.later(
      refuse(404, { code: 'not_found', message: 'یافت نشد' }),
    ),
    'POST /appointments': () => refuse(500, { code: 'internal', message: 'نشد' }),
    ...(Object.fromEntries(ofPeople) as Record<string, () => unknown>),
  });
}

const patientField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'زیباجو' });
const codeField = () => screen.getByLabelText<HTMLInputElement>('کد ملی زیباجو');

/** Runs everything that is due, and advances the clock by `ms` milliseconds. */
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

type Person = (typeof people)[number];

/** What the user does, and which patient is chosen afterwards, if any. */
type Step =
  | { act: 'choose'; person: Person }
  | { act: 'type'; code: string; person?: Person }
  | { act: 'clear' }
  | { act: 'arrive'; pick: number };

async function choose(person: Person) {
  fireEvent.click(patientField());
  await pass(1);
  const list = within(await screen.findByRole('listbox'));
  fireEvent.click(list.getByRole('option', { name: new RegExp(person.full_name) }));
  fireEvent.blur(patientField());
  await pass();
}

async function perform(step: Step, slow: ReturnType<typeof slowAnswers>) {
  if (step.act === 'choose') await choose(step.person);
  if (step.act === 'type') fireEvent.change(codeField(), { target: { value: step.code } });
  if (step.act === 'clear') {
    const clear = screen.queryByRole('button', { name: 'پاک کردن زیباجو' });
    if (clear) fireEvent.click(clear);
    else fireEvent.change(codeField(), { target: { value: '' } });
  }
  if (step.act === 'arrive') await slow.arrive(step.pick);
  await pass();
}

const aPerson = fc.constantFrom(...people);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: aPerson.map((person): Step => ({ act: 'choose', person })) },
  {
    weight: 2,
    arbitrary: aPerson.map((person): Step => ({
      act: 'type',
      code: person.national_code ?? '',
      person,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '001', unknownCode).map((code): Step => ({ act: 'type', code })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ act: 'clear' }) },
  { weight: 5, arbitrary: fc.nat(9).map((pick): Step => ({ act: 'arrive', pick })) },
);

/** The patient who is meant by the last action. */
function meant(steps: readonly Step[]): { person?: Person; code: string } {
  const last = steps.findLast((step) => step.act !== 'arrive');
  if (last?.act === 'choose') return { person: last.person, code: last.person.national_code ?? '' };
  if (last?.act === 'type') return { person: last.person, code: last.code };
  return { code: '' };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('books the patient who was chosen last, in any order of the answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aStep, { minLength: 2, maxLength: 9 }),
      fc.infiniteStream(fc.nat(9)),
      async (steps, picks) => {
        sessionStorage.clear();
        const slow = slowAnswers();
        const calls = serve(slow);
        openSection(appointments, at, 'write');
        await pass(50);
        for (const step of steps) await perform(step, slow);
        // A form that switches between two patients would never become idle.
        for (let left = 30; slow.count() > 0 && left > 0; left -= 1) {
          await slow.arrive(picks.next().value ?? 0);
          await pass(3_000);
        }
        const { person, code } = meant(steps);
        expect(slow.count()).toBe(0);
        expect(codeField()).toHaveValue(toPersianDigits(code));
        expect(patientField()).toHaveValue(person?.full_name ?? '');
        const debts = people.map(({ id }) => screen.queryAllByText(RegExp(`بدهی: ${fa(id)}٬۰۰۰`)));
        expect(debts.map((found) => found.length)).toEqual(
          people.map(({ id }) => (id === person?.id ? 1 : 0)),
        );

        fireEvent.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
        await pass(10);
        const sent = calls.filter(({ call }) => call === 'POST /appointments');
        expect(sent.map(({ body }) => (body as { patient_id: number }).patient_id)).toEqual(
          person ? [person.id] : [],
        );
        cleanup();
      },
    ),
    { numRuns: 12, seed: 41, endOnFailure: true },
  );
}, 90_000);

const fa = (id: number) => '۰۱۲۳۴۵۶۷۸۹'[id] ?? '';

it('waits for a running look-up when the form is sent', async () => {
  const slow = slowAnswers();
  const calls = serve(slow);
  openSection(appointments, at, 'write');
  await pass(50);
  const [sara = aPatient()] = people;
  fireEvent.change(codeField(), { target: { value: sara.national_code } });
  fireEvent.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await pass(500);
  expect(screen.getByRole('button', { name: 'ثبت نوبت' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('لطفا زیباجو را انتخاب کنید')).not.toBeInTheDocument();
  await slow.arrive(0);
  await pass(10);
  const sent = calls.filter(({ call }) => call === 'POST /appointments');
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ patient_id: sara.id, client_national_id: sara.national_code }),
  ]);
});

it('waits for the file of the patient in the address when the form is sent', async () => {
  const slow = slowAnswers();
  const calls = serve(slow);
  openSection(appointments, `${at}&patient=8`, 'write');
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await pass(500);
  expect(screen.queryByText('لطفا کد ملی زیباجو را وارد کنید')).not.toBeInTheDocument();
  for (let left = 5; left > 0; left -= 1) await slow.arrive(0);
  await pass(10);
  const sent = calls.filter(({ call }) => call === 'POST /appointments');
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ patient_id: 8, client_national_id: '0023456788' }),
  ]);
});

it('removes an error once a patient is chosen', async () => {
  const slow = slowAnswers();
  serve(slow);
  openSection(appointments, at, 'write');
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await pass(10);
  expect(screen.getByText('لطفا کد ملی زیباجو را وارد کنید')).toBeVisible();
  const [sara = aPatient()] = people;
  await choose(sara);
  for (let left = 5; left > 0; left -= 1) await slow.arrive(0);
  await pass(10);
  expect(codeField()).toHaveValue(toPersianDigits(sara.national_code ?? ''));
  expect(codeField()).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText('لطفا کد ملی زیباجو را وارد کنید')).not.toBeInTheDocument();
  expect(screen.queryByText('لطفا زیباجو را انتخاب کنید')).not.toBeInTheDocument();
});

it('refuses an appointment for a code without a patient', async () => {
  const slow = slowAnswers();
  const calls = serve(slow);
  openSection(appointments, at, 'write');
  await pass(50);
  fireEvent.change(codeField(), { target: { value: unknownCode } });
  fireEvent.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await slow.arrive(0);
  await pass(10);
  expect(screen.getByText('لطفا زیباجو را انتخاب کنید')).toBeVisible();
  expect(screen.getByText('زیباجویی با این کد ملی ثبت نشده است')).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('POST /appointments');
});
