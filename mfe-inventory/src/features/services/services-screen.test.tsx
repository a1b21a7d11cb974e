import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { defineSection } from '@ziba/shared/section/define-section';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { Toasts } from '@ziba/shared/ui/overlays/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { ServicesScreen } from './services-screen';

const list = 'GET /presentableServices/clinic/1/pagination';
const bookings = 'GET /presentableServices/7/bookings';
const path = '/clinic/services';
const filler = aService({
  id: 7,
  title: 'تزریق ژل لب',
  system_code: 'SVC-4821',
  fee: 4_500_000,
  category: aNamed({ name: 'زیبایی' }),
});

const answers = {
  'GET /presentableServiceCategories': () => pageWith(aNamed({ id: 3, name: 'لیزر' })),
  [bookings]: () => ({ total: 0, bookings: [] }),
};

function serve(answer: FakeAnswer, others: Record<string, FakeAnswer> = {}) {
  return fakeApi({ ...answers, [list]: answer, ...others });
}

testListScreen({
  element: <ServicesScreen />,
  place: { path },
  list,
  rows: () => pageWith(filler),
  answers,
  find: () => screen.findByRole('row', { name: /تزریق ژل لب/ }),
  empty: 'هنوز خدمتی ثبت نشده است',
  narrowed: {
    query: '?search=ناموجود&category_id=3',
    says: 'خدمتی با این جستجو و پالایه‌ها یافت نشد',
  },
});

function open(at = path, session = aLogin()) {
  const view = (
    <>
      <ServicesScreen />
      <Toasts />
    </>
  );
  return renderScreen(view, { path, at, session });
}

it('shows name, system code, fee and category of each service', async () => {
  serve(() => pageWith(filler));
  open();

  const row = await screen.findByRole('row', { name: /تزریق ژل لب/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
    'تزریق ژل لب',
    'SVC-4821',
    '۴٬۵۰۰٬۰۰۰ تومان',
    'زیبایی',
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'نام خدمات',
    'کد سیستمی',
    'تعرفه',
    'دسته‌بندی',
    'عملیات',
  ]);
});

it('links to a new service, and to the edit of one, from which the user returns to the list', async () => {
  serve(() => pageWith(filler));
  const { user, location, locationState } = open(`${path}?page=2`);
  expect(await screen.findByRole('link', { name: 'ثبت خدمات جدید' })).toHaveAttribute(
    'href',
    '/clinic/services/create',
  );

  await user.click(await screen.findByRole('link', { name: 'ویرایش تزریق ژل لب' }));
  expect(location()).toBe('/clinic/services/edit/7');
  expect(locationState()).toEqual({ list: '/clinic/services?page=2' });
});

it('asks the server for the page, words, order and category of the address', async () => {
  const calls = serve(() => pageWith(filler));
  open(`${path}?page=3&search=ژل&sort=-fee&category_id=3`);

  await screen.findByRole('row', { name: /تزریق ژل لب/ });
  expect(calls.find(({ call }) => call === list)?.params).toEqual({
    page: 3,
    search: 'ژل',
    sort: '-fee',
    category_id: '3',
  });
});

it('filters by category and sorts by any column', async () => {
  serve(() => pageWith(filler));
  const { user, location } = open();
  const laser = await screen.findByRole<HTMLOptionElement>('option', { name: 'لیزر' });
  await user.selectOptions(screen.getByLabelText('دسته‌بندی'), laser);
  await waitFor(() => expect(location()).toBe('/clinic/services?category_id=3'));

  for (const head of screen.getAllByRole('columnheader').slice(0, 4)) {
    expect(within(head).getByRole('button')).toBeEnabled();
  }
  await user.click(screen.getByRole('button', { name: 'تعرفه' }));
  await waitFor(() => expect(location()).toContain('sort=fee'));
});

describe('rights', () => {
  it.each([
    ['read', [], []],
    ['write', ['ویرایش تزریق ژل لب'], []],
    ['delete', [], ['بایگانی تزریق ژل لب']],
  ] as const)('level %s', async (need, links, buttons) => {
    serve(() => pageWith(filler));
    open(path, aLoginWith(need, 'services'));

    const row = await screen.findByRole('row', { name: /تزریق ژل لب/ });
    const named = (elements: HTMLElement[]) => elements.map((one) => one.ariaLabel);
    expect(named(within(row).queryAllByRole('link'))).toEqual(links);
    expect(named(within(row).queryAllByRole('button'))).toEqual(buttons);
    expect(screen.queryAllByRole('link', { name: 'ثبت خدمات جدید' })).toHaveLength(
      need === 'write' ? 1 : 0,
    );
  });
});

describe('archiving', () => {
  const archive = 'DELETE /presentableServices/7';
  const ask = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'بایگانی تزریق ژل لب' }));
    return screen.getByRole('dialog', { name: '«تزریق ژل لب» بایگانی شود؟' });
  };

  it('says that history stays and that nothing is booked, and archives only after the confirmation', async () => {
    const calls = serve(() => pageWith(filler));
    const { user } = open();
    const dialog = await ask(user);

    expect(dialog).toHaveTextContent('دیگر نمی‌توان برای آن نوبت جدید ثبت کرد');
    expect(dialog).toHaveTextContent('پرونده زیباجویان که به آن مربوط‌اند بدون تغییر می‌مانند');
    expect(await within(dialog).findByText('برای این خدمت نوبتی در پیش نیست.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'انصراف' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ call }) => call)).not.toContain(archive);
  });

  describe('with bookings ahead', () => {
    const screenAt = (path: string) => ({
      path,
      title: '',
      needs: 'read' as const,
      load: async () => () => null,
    });
    const visits = defineSection({
      area: 'clinic',
      key: 'appointments',
      title: 'نوبت‌دهی',
      screens: [screenAt('receipt/:id'), screenAt('treatment-plan/session/:id')],
    });
    const plan = aPlan([aPlanSection(visits)]);
    const start = '2026-02-07T12:30:00Z';
    const visit = {
      kind: 'appointment',
      id: 31,
      patient_name: 'ژاله پاکدل',
      doctor_name: 'سارا احمدی',
      start,
      has_time: true,
    };
    const session = {
      ...visit,
      kind: 'session',
      id: 41,
      patient_name: 'رضا کیانی',
      doctor_name: null,
      has_time: false,
    };

    it('lists the bookings with links, and archives nevertheless', async () => {
      const calls = serve(() => pageWith(filler), {
        [bookings]: () => ({ total: 5, bookings: [visit, session] }),
        [archive]: () => ({ id: 7, archived: true }),
      });
      const { user } = open(path, aLogin({ plan }));
      const dialog = await ask(user);

      const rows = within(await within(dialog).findByRole('list', { name: 'نوبت‌های پیش رو' }));
      expect(rows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/clinic/appointments/receipt/31',
        '/clinic/appointments/treatment-plan/session/41',
      ]);
      const [first, second] = rows.getAllByRole('listitem');
      expect(first).toHaveTextContent(/ژاله پاکدل.*۱۸ بهمن.*۱۶:۰۰.*نوبت با سارا احمدی/);
      expect(second).toHaveTextContent(/رضا کیانی.*۱۸ بهمن.*جلسه طرح درمان/);
      expect(dialog).toHaveTextContent('۵ نوبت پیش رو');
      expect(dialog).toHaveTextContent('و ۳ نوبت دیگر');

      await user.click(within(dialog).getByRole('button', { name: 'بایگانی خدمت' }));
      await waitFor(() => expect(calls.map(({ call }) => call)).toContain(archive));
    });

    it('shows only the number of bookings to users who may not open them', async () => {
      serve(() => pageWith(filler), { [bookings]: () => ({ total: 2, bookings: [] }) });
      const { user } = open();
      const dialog = await ask(user);
      expect(await within(dialog).findByText(/۲ نوبت پیش رو/)).toBeVisible();
      expect(dialog).toHaveTextContent('به آن دسترسی ندارید');
      expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    });

    it('offers another try when reading fails', async () => {
      let answer: unknown = refuse(500, { code: 'internal', message: 'خطا' });
      serve(() => pageWith(filler), { [bookings]: () => answer });
      const { user } = open();
      const dialog = await ask(user);
      const retry = await within(dialog).findByRole('button', { name: 'تلاش دوباره' });
      answer = { total: 1, bookings: [visit] };
      await user.click(retry);
      expect(await within(dialog).findByText('ژاله پاکدل')).toBeVisible();
    });
  });

  it('removes the service from the list and confirms it', async () => {
    let rows = [filler, aService({ id: 8, title: 'لیزر صورت' })];
    const remove = () => {
      rows = rows.slice(1);
      return { id: 7, archived: true };
    };
    serve(() => pageWith(...rows), { [archive]: remove });
    const { user } = open();
    await user.click(within(await ask(user)).getByRole('button', { name: 'بایگانی خدمت' }));

    expect(await screen.findByText(/^سرویس با موفقیت حذف شد/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /تزریق ژل لب/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /لیزر صورت/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'خدمات' })).toHaveFocus();
  });

  it('goes to the previous page when the last row of a page is removed', async () => {
    serve(() => pageWith(filler), { [archive]: () => ({ id: 7, archived: true }) });
    const { user, location } = open(`${path}?page=2`);
    await user.click(within(await ask(user)).getByRole('button', { name: 'بایگانی خدمت' }));
    await waitFor(() => expect(location()).toBe(path));
  });

  it('says why the server refuses, and keeps the service', async () => {
    const message = 'این خدمت هم‌اکنون در حال ویرایش است';
    serve(() => pageWith(filler), {
      [archive]: () => refuse(409, { code: 'busy', message }),
    });
    const { user } = open();
    await user.click(within(await ask(user)).getByRole('button', { name: 'بایگانی خدمت' }));

    expect(await screen.findByText(/^حذف سرویس/)).toHaveTextContent(
      'حذف سرویس با خطا مواجه شد! این خدمت هم‌اکنون در حال ویرایش است',
    );
    expect(screen.getByRole('row', { name: /تزریق ژل لب/, hidden: true })).toBeInTheDocument();
  });
});

it('says what to do when there is no service yet', async () => {
  serve(() => pageWith());
  open();
  expect(await screen.findByText('هنوز خدمتی ثبت نشده است')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'ثبت خدمات جدید' })).toHaveLength(2);
});
