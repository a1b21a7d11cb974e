import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { Toasts } from '@ziba/shared/ui/overlays/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { ServicesScreen } from './services-screen';

const list = 'GET /presentableServices/clinic/1/pagination';
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

it('leads to a new service, and to the form of one with the list to come back to', async () => {
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

describe('who may do what', () => {
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

  it('says that history stays and that bookings end, and does nothing before the answer', async () => {
    const calls = serve(() => pageWith(filler));
    const { user } = open();
    const dialog = await ask(user);

    expect(dialog).toHaveTextContent('دیگر نمی‌توان برای آن نوبت جدید ثبت کرد');
    expect(dialog).toHaveTextContent('پرونده زیباجویان که به آن مربوط‌اند بدون تغییر می‌مانند');
    expect(dialog).toHaveTextContent('نوبت‌هایی که پیش‌تر برای آن ثبت شده‌اند سر جای خود می‌مانند');
    await user.click(within(dialog).getByRole('button', { name: 'انصراف' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ call }) => call)).not.toContain(archive);
  });

  it('takes the service off the list and says so', async () => {
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

  it('goes one page back when the page has lost its last row', async () => {
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
