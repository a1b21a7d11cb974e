import type { SearchHit } from '@ziba/shared/contracts/search';
import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, noAnswer, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../testing/open-app';
import { clinics, inventory, services } from '../testing/sections';

const titled = (title: string) => ({
  title,
  needs: 'read' as const,
  load: () => Promise.resolve(() => <h1 tabIndex={-1}>{title}</h1>),
});
const appointments = defineSection({
  area: 'clinic',
  key: 'appointments',
  title: 'نوبت‌دهی',
  menu: { order: 20, icon: 'appointments' },
  screens: [
    { path: '', ...titled('نوبت‌دهی') },
    { path: 'receipt/:id', ...titled('رسید') },
  ],
});

const aHit = (hit: Partial<SearchHit>): SearchHit => ({
  kind: 'patient',
  id: 7,
  title: 'سارا رضایی',
  subtitle: null,
  code: '0012345679',
  patient_id: 7,
  transcription_id: null,
  date: null,
  ...hit,
});
const visit = aHit({ kind: 'appointment', id: 31, code: 'A-31', date: '2031-04-09T12:30:00.000Z' });

const palette = () => screen.findByRole('combobox', { name: /^جستجوی صفحه/ });
const group = (name: string) => within(screen.getByRole('group', { name }));

async function openWith(answer: FakeAnswer, sections = [services, appointments, inventory]) {
  const calls = fakeApi({ 'GET /search': answer, 'POST /auth/logout': () => null });
  const view = openApp('/clinic/services', { as: {}, sections });
  await screen.findByRole('heading', { name: 'خدمات' });
  await view.user.keyboard('{Control>}k{/Control}');
  await palette();
  return { ...view, asked: () => calls.filter(({ call }) => call === 'GET /search') };
}

it('finds patients and appointments by name, each kind under its heading', async () => {
  const { user, asked } = await openWith(() => pageWith(aHit({}), visit));
  await user.type(await palette(), 'سارا');
  expect(await screen.findByRole('option', { name: /سارا رضایی.*۰۰۱۲۳۴۵۶۷۹/ })).toBeVisible();
  expect(group('زیباجویان').getAllByRole('option')).toHaveLength(1);
  expect(group('نوبت‌ها').getByRole('option')).toHaveTextContent('سارا رضایی۱۴۱۰/۰۱/۲۰');
  expect(screen.getByText('۲ مورد پیدا شد')).toBeInTheDocument();
  // Letters typed in a row cause one request.
  expect(asked().map(({ params }) => params.q)).toEqual(['سارا']);
});

it('shows the actions of a patient, and opens the booking', async () => {
  const { user, location } = await openWith(() => pageWith(aHit({})));
  await user.type(await palette(), 'سارا');
  await screen.findByRole('option', { name: /سارا رضایی/ });
  await user.keyboard('{Enter}');
  const actions = group('چه کاری برای سارا رضایی؟').getAllByRole('option');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['کارت زیباجو', 'ثبت نوبت']);

  await user.keyboard('{Escape}');
  expect(screen.getByRole('option', { name: /سارا رضایی/ })).toBeVisible();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'نوبت‌دهی' })).toBeVisible();
  expect(location()).toBe('/clinic/appointments?patient=7');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens a hit with one action at once', async () => {
  const { user, location } = await openWith(() =>
    pageWith(aHit({ kind: 'product', id: 4, title: 'سرنگ', code: '48213', patient_id: null })),
  );
  await user.type(await palette(), '48213');
  await user.click(await screen.findByRole('option', { name: /سرنگ/ }));
  expect(await screen.findByRole('heading', { name: 'ویرایش کالا' })).toBeVisible();
  expect(location()).toBe('/clinic/inventory/edit/4');
});

it('hides hits that the user may not open, and kinds without a screen', async () => {
  const { user } = await openWith(
    () =>
      pageWith(aHit({ kind: 'product', title: 'سرنگ' }), aHit({ kind: 'staff', title: 'مینا' })),
    [services],
  );
  await user.type(await palette(), 'سرنگ');
  expect(await screen.findByText('چیزی با این نوشته پیدا نشد.')).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('ignores a late answer to earlier words', async () => {
  const waiting: Record<string, (page: object) => void> = {};
  const { user } = await openWith(
    ({ params }) => new Promise((resolve) => void (waiting[String(params.q)] = resolve)),
  );
  await user.type(await palette(), 'سارا');
  await waitFor(() => expect(waiting['سارا']).toBeDefined());
  expect(screen.getByText('در حال جستجو در اطلاعات کلینیک…')).toBeVisible();
  await user.clear(await palette());
  await user.type(await palette(), 'مینا');
  await waitFor(() => expect(waiting['مینا']).toBeDefined());
  act(() => waiting['سارا']?.(pageWith(aHit({}))));
  act(() => waiting['مینا']?.(pageWith(aHit({ id: 8, title: 'مینا کریمی' }))));
  expect(await screen.findByRole('option', { name: /مینا کریمی/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /سارا/ })).not.toBeInTheDocument();
});

it('says that the server was not reached, keeps the pages, and retries on request', async () => {
  let isThere = false;
  const { user } = await openWith(() => (isThere ? pageWith(aHit({})) : noAnswer()));
  await user.type(await palette(), 'خدمات');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^جستجو در اطلاعات کلینیک انجام نشد\./);
  expect(group('صفحه‌ها').getAllByRole('option')[0]).toHaveTextContent('خدمات');
  isThere = true;
  await user.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('option', { name: /سارا رضایی/ })).toBeVisible();
});

it('sends no search in the area of the platform', async () => {
  const calls = fakeApi({ 'POST /auth/logout': () => null });
  const { user } = openApp('/admin/clinics', {
    as: aPlatformLogin(),
    sections: [clinics],
  });
  await screen.findByRole('heading', { name: 'کلینیک‌ها' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await palette(), 'کلینیک');
  expect(await screen.findByRole('option', { name: 'کلینیک‌ها' })).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('finds staff and tickets, and offers the prescription of a visit', async () => {
  const screens = (key: 'users' | 'support' | 'prescriptions', title: string, path: string) =>
    defineSection({
      area: 'clinic',
      key,
      title,
      menu: { order: 30, icon: 'users' },
      screens: [
        { path: '', ...titled(title) },
        { path, ...titled(`${title}: یک مورد`) },
      ],
    });
  const sections = [
    ...[services, appointments, screens('users', 'کاربران', 'edit/:id')],
    ...[
      screens('support', 'پشتیبانی', 'ticket/:id'),
      screens('prescriptions', 'بخش پزشک', 'preview/:id'),
    ],
  ];
  const colleague = aHit({ kind: 'staff', id: 4, title: 'نیما رستگار', subtitle: 'nima' });
  const ticket = aHit({ kind: 'ticket', id: 9, title: 'پیامک نمی‌رسد', code: 'T-9' });
  const prescribed = { ...visit, transcription_id: 12 };
  const { user, location } = await openWith(
    () => pageWith(prescribed, colleague, ticket),
    sections,
  );
  await user.type(await palette(), 'نیما');
  expect(await screen.findByRole('option', { name: /نیما رستگار/ })).toBeVisible();
  expect(group('همکاران').getAllByRole('option')).toHaveLength(1);
  await user.click(group('نوبت‌ها').getByRole('option'));
  expect(await screen.findByRole('option', { name: 'مشاهده نسخه' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'بازگشت به نتیجه‌ها' }));
  await screen.findByRole('group', { name: 'تیکت‌ها' });
  await user.click(group('تیکت‌ها').getByRole('option'));
  await screen.findByRole('heading', { name: 'پشتیبانی: یک مورد' });
  expect(location()).toBe('/clinic/support/ticket/9');
});
