import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, pageWith, refuse, refuseSectionOff } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { reportAnswers } from '../../../testing/report-answers';
import { MoneyReportsScreen } from './money-reports-screen';
import { ReportsScreen } from './reports-screen';

const path = '/clinic/reports';
const moneyPath = '/clinic/accounting/reports';

/** A user who may open the lists behind the figures. */
const session = aLogin({
  plan: aPlan(
    (['appointments', 'patients', 'inventory'] as const).map((key) =>
      aPlanSection(
        defineSection({
          area: 'clinic',
          key,
          title: key,
          screens: ['', 'all', 'file/:id'].map((screenPath) => ({
            path: screenPath,
            title: key,
            needs: 'read',
            load: () => Promise.resolve(() => null),
          })),
        }),
      ),
    ),
  ),
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), doNotFake: ['setTimeout'] });
});
afterEach(() => jest.useRealTimers());

const nav = () => within(screen.getByRole('navigation', { name: 'گزارش‌ها' }));
const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
/** A row of the report's own table: its chart has the same numbers as a table, too. */
const rowOf = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).findByRole('row', { name });
const cellsOf = async (table: string, name: RegExp) =>
  within(await rowOf(table, name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const byDay = 'نوبت‌ها به تفکیک روز';

it('shows every report of the clinic with its figures, the period before and its table', async () => {
  fakeApi(reportAnswers);
  const { user } = renderScreen(<ReportsScreen />, { path, session });
  const shown: [string, string, RegExp, string][] = [
    ['نوبت‌ها', 'همه نوبت‌ها', /۱۴۰۵\/۰۹\/۰۷/, '۴'],
    ['زیباجویان', 'ثبت شده', /مراجعه اول/, '۶'],
    ['طرح‌های درمان', 'جلسه انجام شده', /سارا احمدی/, '۵'],
    ['سود و زیان', 'سود یا زیان', /آذر ۱۴۰۵/, '۳۰۰'],
    ['خریدهای پرداخت‌نشده', 'جمع باقی‌مانده', /DEV-204/, '۸۰'],
    ['حقوق کارکنان', 'بدهی کلینیک به کارکنان', /امید رستمی/, '۳۰۰'],
    ['هزینه دستگاه‌ها', 'هزینه سرویس', /لیزر.*DEV-204/, '۴٬۰۰۰'],
    ['موجودی انبار', 'ارزش موجودی', /مصرفی/, '۷۵٬۰۰۰'],
    ['مصرف کالا', 'ارزش مصرف', /ژل خنک‌کننده.*۲٫۵/, '۳۵٬۰۰۰'],
    ['پیامک‌ها', 'بخش', /نوشته کاربران/, '۱۱'],
  ];
  for (const [report, figure, row, value] of shown) {
    await user.click(nav().getByRole('link', { name: report }));
    expect(await rowOf(report === 'نوبت‌ها' ? byDay : report, row)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: report })).toBeVisible();
    expect(screen.getByRole('article', { name: figure })).toHaveTextContent(value);
  }
  expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('پیامک‌ها');
  await user.click(nav().getByRole('link', { name: 'زیباجویان' }));
  expect(await screen.findByRole('article', { name: 'مراجعه دوباره' })).toHaveTextContent(
    /بدون تغییر.*نسبت به ۳ روز پیش از آن/,
  );
});

it('keeps report, range and grouping in the address, and sends them', async () => {
  const calls = fakeApi(reportAnswers);
  const { user, location } = renderScreen(<ReportsScreen />, { path });
  expect(await cellsOf(byDay, /۱۴۰۵\/۰۹\/۰۷/)).toEqual([
    '۱۴۰۵/۰۹/۰۷',
    '۴',
    '۰',
    '۰',
    '۲',
    '۱',
    '۱',
  ]);
  const presets = within(screen.getByRole('group', { name: 'بازه‌های آماده' }));
  await user.click(presets.getByRole('button', { name: 'این هفته' }));
  expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('این هفته');
  await user.selectOptions(screen.getByRole('combobox', { name: 'به تفکیک' }), 'پزشک');
  expect(await rowOf('نوبت‌ها به تفکیک پزشک', /سارا احمدی/)).toBeVisible();
  expect(location()).toBe(`${path}?from=2026-11-28&to=2026-12-04&by=doctor`);
  const week = { from: '2026-11-28', to: '2026-12-04' };
  expect(calls.at(-1)?.params).toEqual({ ...week, by: 'doctor' });
  await user.click(nav().getByRole('link', { name: 'سود و زیان' }));
  expect(await rowOf('سود و زیان', /آذر/)).toBeVisible();
  expect(location()).toBe(`${path}?report=profit&from=2026-11-28&to=2026-12-04`);
  expect(calls.at(-1)?.params).toEqual(week);
});

it('leads from each figure and line to the rows behind it', async () => {
  fakeApi(reportAnswers);
  const { user } = renderScreen(<ReportsScreen />, { path, session });
  const all = '/clinic/appointments/all?from=2026-11-26&to=2026-11-28';
  expect(await hrefOf('همه نوبت‌ها')).toBe(all);
  expect(await hrefOf('عدم مراجعه')).toBe(`${all}&status=no_show`);
  expect(await hrefOf('۱۴۰۵/۰۹/۰۷')).toBe('/clinic/appointments/all?from=2026-11-28&to=2026-11-28');
  await user.click(nav().getByRole('link', { name: 'موجودی انبار' }));
  expect(await hrefOf('مصرفی')).toBe('/clinic/inventory?category_id=4');
  expect(await hrefOf('منقضی‌شده')).toBe('/clinic/inventory?status=expired');
  await user.click(nav().getByRole('link', { name: 'خریدهای پرداخت‌نشده' }));
  expect(await hrefOf('ژل')).toBe('/clinic/accounting/inventory?search=AC-1');
  await user.click(nav().getByRole('link', { name: 'بدهی زیباجویان' }));
  expect(await hrefOf('نیلوفر کریمی')).toBe('/clinic/patients/file/7?tab=payments');
});

it('goes from the income of a day to its payments', async () => {
  const calls = fakeApi(reportAnswers);
  const { user, location } = renderScreen(<MoneyReportsScreen />, { path: moneyPath });
  expect(await cellsOf('درآمد به تفکیک روز', /۱۴۰۵\/۰۹\/۰۷/)).toEqual([
    '۱۴۰۵/۰۹/۰۷',
    '۱۶۰',
    '۲۴۰',
    '۸۰',
    '۲',
  ]);
  expect(screen.getByRole('article', { name: 'درآمد' })).toHaveTextContent(/۶۰٪/);
  await user.click(screen.getByRole('link', { name: '۱۴۰۵/۰۹/۰۷' }));
  expect(await rowOf('پرداخت‌های زیباجویان', /نیلوفر کریمی/)).toBeVisible();
  expect(location()).toBe(`${moneyPath}?report=payments&from=2026-11-28&to=2026-11-28`);
  expect(calls.at(-1)?.params).toEqual({ page: 1, from: '2026-11-28', to: '2026-11-28' });
  await user.click(nav().getByRole('link', { name: 'صندوق روزانه' }));
  expect((await cellsOf('صندوق روزانه', /کسری/)).slice(5, 10)).toEqual([
    '۴۰۰',
    '۴۰۰',
    '۳۹۰',
    '\u200e−۱۰',
    'بسته',
  ]);
});

it('shows no link to a list that the user may not open', async () => {
  fakeApi(reportAnswers);
  const reader = aLogin({ user: { type: 'staff' }, sections: ['reports'], levels: [2] });
  const { user } = renderScreen(<ReportsScreen />, { path, session: reader });
  expect(await rowOf(byDay, /۱۴۰۵/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'همه نوبت‌ها' })).not.toBeInTheDocument();
  await user.click(nav().getByRole('link', { name: 'خریدهای پرداخت‌نشده' }));
  expect(await rowOf('خریدهای پرداخت‌نشده', /ژل/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ژل' })).not.toBeInTheDocument();
});

it('says what went wrong with another try, that there is nothing, and that it may not be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطای سرور' });
  const days = { from: '2026-11-26', to: '2026-11-28' };
  fakeApi({ ...reportAnswers, 'GET /reports/income': () => answer });
  const { user, unmount } = renderScreen(<MoneyReportsScreen />, { path: moneyPath });
  expect(await screen.findByRole('alert')).toHaveTextContent('خطای سرور');
  answer = { ...pageWith(), ...days, received: 0, refunded: 0, total: 0, previous_total: 0 };
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('برای این گزارش چیزی ثبت نشده است')).toBeVisible();
  unmount();
  answer = refuseSectionOff();
  renderScreen(<MoneyReportsScreen />, { path: moneyPath });
  expect(await screen.findByRole('alert')).toHaveTextContent('خاموش است');
});
