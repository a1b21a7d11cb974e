import { screen, within } from '@testing-library/react';
import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aPayment } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { aPharmacyTranscription } from '@ziba/shared/testing/transcription-samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { FileTabs } from './file-tabs';

const booking = defineSection({
  area: 'clinic',
  key: 'appointments',
  title: 'نوبت‌دهی',
  screens: [
    { path: 'receipt/:id', title: '', needs: 'read', load: async () => () => null },
    { path: 'treatment-plan/display/:id', title: '', needs: 'read', load: async () => () => null },
  ],
});

function open(tab: string, answers: Record<string, FakeAnswer>) {
  const calls = fakeApi({ 'GET /patients/7/summary': () => aPatientSummary(), ...answers });
  const path = '/clinic/patients/file/7';
  const session = aLogin({ plan: aPlan([aPlanSection(booking)]) });
  const patient = aPatient({ id: 7 });
  const view = renderScreen(<FileTabs patient={patient} />, {
    path,
    at: `${path}?tab=${tab}`,
    session,
  });
  return { calls, ...view };
}

const at = '2026-01-03T08:30:00.000Z';

it('shows the account with balances in words, and the payments with receipt and refund', async () => {
  const entry = { ref_kind: null, ref_id: null, note: null, user: 'مینا صالحی', created_at: at };
  open('payments', {
    'GET /patients/7/ledger': () =>
      pageWith(
        { ...entry, id: 2, kind: 'credit', amount: 500, balance: 200, title: null },
        { ...entry, id: 1, kind: 'charge', amount: -300, balance: -300, title: 'لیزر' },
      ),
    'GET /patients/7/payments': () => pageWith(aPayment({ title: 'جلسه نخست لیزر' })),
  });
  const statement = within(await screen.findByRole('table', { name: 'صورت‌حساب' }));
  expect(await statement.findByText('۲۰۰ تومان بستانکار')).toBeVisible();
  const charge = statement.getByRole('row', { name: /لیزر/ });
  expect(charge).toHaveTextContent(/هزینه.*−۳۰۰.*۳۰۰ تومان بدهکار/);
  const payment = await screen.findByRole('row', { name: /جلسه نخست لیزر/ });
  expect(within(payment).getByRole('button', { name: /^رسید/ })).toBeVisible();
  expect(within(payment).getByRole('button', { name: /^ابطال یا بازگشت/ })).toBeVisible();
});

it('shows everything in one order, in parts, with links', async () => {
  const entry = { title: 'ویزیت', doctor: 'مریم احمدی', status: 'done', amount: null };
  const { user, calls } = open('timeline', {
    'GET /patients/7/timeline': ({ params }) =>
      params.after
        ? {
            data: [{ ...entry, kind: 'plan', id: 41, at, title: 'جوان‌سازی', status: 'waiting' }],
            next: null,
          }
        : {
            data: [
              { ...entry, kind: 'payment', id: 5, at, title: null, status: 'posted', amount: 900 },
              { ...entry, kind: 'appointment', id: 31, at },
            ],
            next: 'place-of-31',
          },
  });
  const list = await screen.findByRole('list', { name: 'سیر زمانی پرونده' });
  expect(await within(list).findByRole('link', { name: 'ویزیت' })).toHaveAttribute(
    'href',
    '/clinic/appointments/receipt/31',
  );
  expect(within(list).getByText('۹۰۰ تومان')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'نمایش بیشتر' }));
  expect(await within(list).findByRole('link', { name: 'جوان‌سازی' })).toHaveAttribute(
    'href',
    '/clinic/appointments/treatment-plan/display/41',
  );
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => /پرداخت|نوبت|طرح درمان/.exec(item.textContent)?.[0])).toEqual([
    'پرداخت',
    'نوبت',
    'طرح درمان',
  ]);
  expect(calls.map(({ params }) => params)).toContainEqual({ after: 'place-of-31' });
});

it('lists the prescriptions, and says why a drug was prescribed despite a warning', async () => {
  const despite = aPharmacyTranscription({ id: 91, risk_reason: 'حساسیت خفیف است' });
  open('prescriptions', { 'GET /patient-transcriptions/pagination': () => pageWith(despite) });
  expect(await screen.findByText('حساسیت خفیف است')).toBeVisible();
  expect(
    screen.getByRole('columnheader', { name: 'دلیل تجویز با وجود هشدار' }),
  ).toBeInTheDocument();
});

it('says who changed which field, from what to what, and why a file was archived', async () => {
  const change = { at, entity: 'patients', entity_id: 7, reason: null };
  const user = { id: 2, fullName: 'مینا صالحی', username: 'mina' };
  open('changes', {
    'GET /patients/7/changes': () =>
      pageWith(
        {
          ...change,
          id: 3,
          action: 'update',
          user,
          before: { address: 'شیراز', birth_date: '1990-05-21' },
          after: { address: 'تهران', birth_date: null },
        },
        { ...change, id: 2, action: 'archive', user, before: null, after: null, reason: 'تکراری' },
        {
          ...change,
          id: 1,
          action: 'done',
          entity: 'appointments',
          user: null,
          before: null,
          after: null,
        },
      ),
  });
  const edit = await screen.findByRole('row', { name: /ویرایش پرونده/ });
  expect(edit).toHaveTextContent('مینا صالحی');
  expect(edit).toHaveTextContent('نشانی: شیراز ← تهران');
  expect(edit).toHaveTextContent('تاریخ تولد: ۱۳۶۹/۰۲/۳۱ ← خالی');
  expect(screen.getByRole('row', { name: /بایگانی پرونده/ })).toHaveTextContent('دلیل: تکراری');
  expect(screen.getByRole('row', { name: /انجام شده نوبت/ })).toHaveTextContent('سامانه');
});

it('says what was changed in a note and in a visit, and leaves out what stayed', async () => {
  const change = { at, user: null, reason: null };
  const visit = { status: 'waiting', start: '2026-01-10T12:30:00.000Z' };
  open('changes', {
    'GET /patients/7/changes': () =>
      pageWith(
        {
          ...{ ...change, id: 3, action: 'update', entity: 'visit_notes', entity_id: 5 },
          before: { diagnosis: 'اگزما' },
          after: { diagnosis: 'درماتیت' },
        },
        {
          ...{ ...change, id: 2, action: 'rescheduled', entity: 'appointments', entity_id: 6 },
          before: visit,
          after: { ...visit, start: '2026-01-11T12:30:00.000Z' },
        },
      ),
  });
  const note = await screen.findByRole('row', { name: /ویرایش شرح ویزیت/ });
  expect(note).toHaveTextContent('تشخیص: اگزما ← درماتیت');
  const moved = screen.getByRole('row', { name: /تغییر زمان نوبت/ });
  expect(moved).toHaveTextContent('زمان: ۱۴۰۴/۱۰/۲۰، ۱۶:۰۰ ← ۱۴۰۴/۱۰/۲۱، ۱۶:۰۰');
  expect(moved).not.toHaveTextContent('وضعیت');
});

it('says what was changed in a prescription: its drugs, and why despite a warning', async () => {
  const change = { at, user: null, reason: null, entity: 'transcriptions', entity_id: 5 };
  const drug = { name: 'آموکسی‌سیلین', strength: '500', quantity: '20', usage: 'هر ۸ ساعت' };
  open('changes', {
    'GET /patients/7/changes': () =>
      pageWith(
        {
          ...{ ...change, id: 2, action: 'update' },
          before: { medications: [drug], risk_reason: null },
          after: {
            medications: [{ ...drug, usage: 'هر ۶ ساعت' }],
            risk_reason: 'حساسیت خفیف است',
          },
        },
        {
          ...{ ...change, id: 1, action: 'update' },
          before: { medications: [], items: [] },
          after: { medications: [drug], items: [] },
        },
      ),
  });
  const edit = await screen.findByRole('row', { name: /هر ۶ ساعت/ });
  expect(edit).toHaveTextContent('ویرایش نسخه');
  expect(edit).toHaveTextContent(
    'داروها: آموکسی‌سیلین ۵۰۰ ۲۰ هر ۸ ساعت ← آموکسی‌سیلین ۵۰۰ ۲۰ هر ۶ ساعت',
  );
  expect(edit).toHaveTextContent('دلیل تجویز با وجود هشدار: خالی ← حساسیت خفیف است');
  const first = screen.getByRole('row', { name: /داروها: خالی ←/ });
  expect(first).not.toHaveTextContent('کالاهای');
});

it('says what was changed in an alert', async () => {
  const change = { at, entity: 'patient_alerts', entity_id: 4, user: null };
  const alert = { kind: 'allergy', text: 'پنی‌سیلین' };
  open('changes', {
    'GET /patients/7/changes': () =>
      pageWith(
        { ...change, id: 3, action: 'end', before: null, after: null, reason: 'آزمایش منفی' },
        {
          ...{ ...change, id: 2, action: 'update', reason: null },
          before: { kind: 'condition', severity: null, text: 'آسم' },
          after: { kind: 'allergy', severity: 'severe', text: 'پنی‌سیلین' },
        },
        { ...change, id: 1, action: 'create', before: null, after: alert, reason: null },
      ),
  });
  const edit = await screen.findByRole('row', { name: /ویرایش هشدار/ });
  expect(edit).toHaveTextContent('نوع هشدار: بیماری زمینه‌ای ← حساسیت');
  expect(edit).toHaveTextContent('شدت: خالی ← شدید');
  expect(edit).toHaveTextContent('متن هشدار: آسم ← پنی‌سیلین');
  expect(screen.getByRole('row', { name: /ثبت هشدار/ })).toHaveTextContent('پنی‌سیلین');
  expect(screen.getByRole('row', { name: /پایان هشدار/ })).toHaveTextContent('دلیل: آزمایش منفی');
});

it.each([
  ['active', 'فعال'],
  ['ended', 'پایان‌یافته'],
])('shows in the timeline an alert that is %s', async (status, word) => {
  open('timeline', {
    'GET /patients/7/timeline': () => ({
      data: [
        { doctor: null, amount: null, kind: 'alert', id: 4, at, title: 'حساسیت: پنی‌سیلین', status },
      ],
      next: null,
    }),
  });
  const item = (await screen.findByText('حساسیت: پنی‌سیلین')).closest('li');
  expect(item).toHaveTextContent('هشدار');
  expect(item).toHaveTextContent(word);
});

it('shows the messages to the patient, and hides secrets', async () => {
  const sms = {
    to: '09121234567',
    parts: 1,
    kind: 'service',
    event: null,
    error: null,
    attempts: 1,
    broadcast_id: null,
    patient_id: 7,
    send_at: at,
    sent_at: at,
    created_at: at,
  };
  const { calls } = open('messages', {
    'GET /sms/messages': () =>
      pageWith(
        { ...sms, id: 2, body: 'یادآوری نوبت', status: 'delivered' },
        { ...sms, id: 1, body: null, status: 'sent' },
      ),
  });
  const row = await screen.findByRole('row', { name: /یادآوری نوبت/ });
  expect(row).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷');
  expect(screen.getByText('متن این پیامک نشان داده نمی‌شود')).toBeVisible();
  expect(calls[0]?.params).toMatchObject({ patient_id: 7 });
});
