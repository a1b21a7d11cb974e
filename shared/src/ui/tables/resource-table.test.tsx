import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createResource } from '../../api/create-resource';
import { fakeApi, refuse, type FakeAnswer } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { ResourceTable, type Column } from './resource-table';

interface Product {
  id: number;
  name: string;
}
const products = createResource<Product>('/products');
const list = 'GET /products/pagination';
const columns: Column<Product>[] = [
  { title: 'نام کالا', cell: ({ name }) => name, sort: 'name' },
  { title: 'شناسه', cell: ({ id }) => `کد ${id}`, align: 'end' },
];

function Products({ start = 1 }: { start?: number }) {
  const [page, setPage] = useState(start);
  const [sort, setSort] = useState<string>();
  return (
    <ResourceTable
      label="کالاها"
      columns={columns}
      list={products.useList({ page, sort })}
      empty="کالایی ثبت نشده است"
      page={page}
      onPage={setPage}
      sort={sort}
      onSort={setSort}
      rowHref={({ id }) => `/products/${id}`}
    />
  );
}

const rowsOf: FakeAnswer = ({ params }) => ({
  data: [{ id: Number(params.page), name: `کالای ${params.page}` }],
  meta: { page: params.page, limit: 1, total: 12, totalPages: 12 },
});

it('is a table with a name, headings and rows that are links', async () => {
  fakeApi({ [list]: rowsOf });
  renderScreen(<Products />);
  const row = await screen.findByRole('row', { name: /کالای 1/ });
  expect(within(row).getByRole('link', { name: 'کالای 1' })).toHaveAttribute('href', '/products/1');
  expect(screen.getByRole('table', { name: 'کالاها' })).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('columnheader', { name: 'شناسه' })).toHaveAttribute('scope', 'col');
  expect(screen.getByText('۱۲ مورد')).toBeVisible();
});

it('says that it is loading, in a table of the same size', async () => {
  let answer: (rows: unknown) => void = () => undefined;
  fakeApi({ [list]: () => new Promise((resolve) => (answer = resolve)) });
  renderScreen(<Products />);
  expect(screen.getByRole('table', { name: 'کالاها' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
  answer({ data: [{ id: 1, name: 'سرم' }], meta: { page: 1, limit: 1, total: 1, totalPages: 1 } });
  expect(await screen.findByRole('row', { name: /سرم/ })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('keeps showing the rows while the next page loads', async () => {
  let answer: (rows: unknown) => void = () => undefined;
  const next = () => new Promise((resolve) => (answer = resolve));
  fakeApi({ [list]: (call) => (call.params.page === 1 ? rowsOf(call) : next()) });
  const { user } = renderScreen(<Products />);
  await screen.findByText('کالای 1');
  await user.click(screen.getByRole('button', { name: 'صفحه بعد' }));
  expect(screen.getByText('کالای 1')).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');

  answer({
    data: [{ id: 2, name: 'کالای 2' }],
    meta: { page: 2, limit: 1, total: 12, totalPages: 12 },
  });
  expect(await screen.findByText('کالای 2')).toBeVisible();
  expect(screen.queryByText('کالای 1')).not.toBeInTheDocument();
});

it('asks the server to sort ascending, descending, and in its own order', async () => {
  const calls = fakeApi({ [list]: rowsOf });
  const { user } = renderScreen(<Products />);
  await screen.findByText('کالای 1');
  const heading = () => screen.getByRole('columnheader', { name: 'نام کالا' });
  const press = () => user.click(within(heading()).getByRole('button'));

  expect(heading()).toHaveAttribute('aria-sort', 'none');
  await press();
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  await press();
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
  await press();
  expect(heading()).toHaveAttribute('aria-sort', 'none');
  expect(calls.map(({ params }) => params.sort)).toEqual([undefined, 'name', '-name']);
});

it('says when there is nothing', async () => {
  fakeApi({
    [list]: () => ({ data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } }),
  });
  renderScreen(<Products />);
  expect(await screen.findByText('کالایی ثبت نشده است')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says that it could not be loaded, and not that it is empty', async () => {
  let isBroken = true;
  const refusal = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: (call) => (isBroken ? refusal : rowsOf(call)) });
  const { user } = renderScreen(<Products />);
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  expect(screen.queryByText('کالایی ثبت نشده است')).not.toBeInTheDocument();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('کالای 1')).toBeVisible();
});

it('does not show the rows of one page in place of another that could not be loaded', async () => {
  const refusal = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: (call) => (call.params.page === 1 ? rowsOf(call) : refusal) });
  const { user } = renderScreen(<Products />);
  await user.click(await screen.findByRole('button', { name: 'صفحه بعد' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  expect(screen.queryByText('کالای 1')).not.toBeInTheDocument();
});

it('leads back from a page after the last one', async () => {
  fakeApi({
    [list]: (call) =>
      call.params.page === 9
        ? { data: [], meta: { page: 9, limit: 10, total: 12, totalPages: 2 } }
        : rowsOf(call),
  });
  const { user } = renderScreen(<Products start={9} />);
  await user.click(await screen.findByRole('button', { name: 'صفحه آخر' }));
  expect(await screen.findByText('کالای 2')).toBeVisible();
});

it('keeps its rows when a refresh fails, and says so', async () => {
  let isBroken = false;
  const refusal = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: (call) => (isBroken ? refusal : rowsOf(call)) });
  function Renewed() {
    const answer = products.useList({ page: 1 });
    return (
      <>
        <button onClick={() => void answer.mutate()}>به‌روزرسانی</button>
        <ResourceTable label="کالاها" columns={columns} list={answer} empty="" />
      </>
    );
  }
  const { user } = renderScreen(<Renewed />);
  await screen.findByText('کالای 1');
  isBroken = true;
  await user.click(screen.getByRole('button', { name: 'به‌روزرسانی' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/ردیف‌های پیشین/);
  expect(screen.getByText('کالای 1')).toBeVisible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByText('کالای 1')).toBeVisible();
});

it('leads back from a page that could not be loaded', async () => {
  const refusal = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [list]: (call) => (call.params.page === 1 ? rowsOf(call) : refusal) });
  const { user } = renderScreen(<Products />);
  await user.click(await screen.findByRole('button', { name: 'صفحه بعد' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'صفحه قبل' }));
  expect(await screen.findByText('کالای 1')).toBeVisible();
});

const still = { isLoading: false, mutate: () => undefined };
const none = { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 1 } };

it('offers to show all rows when search and filters leave none', async () => {
  const showAll = jest.fn();
  const { user } = renderScreen(
    <ResourceTable
      label="کالاها"
      columns={columns}
      list={{ ...still, data: none }}
      empty="کالایی ثبت نشده است"
      onShowAll={showAll}
    />,
  );
  expect(screen.queryByText('کالایی ثبت نشده است')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'نمایش همه' }));
  expect(showAll).toHaveBeenCalledTimes(1);
});

it('does not say that nothing matches before the answer has arrived', async () => {
  let answer: (rows: unknown) => void = () => undefined;
  const none = { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 1 } };
  fakeApi({
    [list]: ({ params }) =>
      params.sort ? new Promise((resolve) => (answer = resolve)) : { ...none },
  });
  function Narrowed() {
    const [sort, setSort] = useState<string>();
    return (
      <>
        <button type="button" onClick={() => setSort('name')}>
          فیلتر دیگر
        </button>
        <ResourceTable
          label="کالاها"
          columns={columns}
          list={products.useList({ page: 1, sort })}
          empty="کالایی ثبت نشده است"
        />
      </>
    );
  }
  const { user } = renderScreen(<Narrowed />);
  expect(await screen.findByText('کالایی ثبت نشده است')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'فیلتر دیگر' }));
  expect(screen.queryByText('کالایی ثبت نشده است')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'کالاها' })).toHaveAttribute('aria-busy', 'true');
  answer(none);
  expect(await screen.findByText('کالایی ثبت نشده است')).toBeVisible();
});

it('says that the person may not see it, and offers no files', () => {
  renderScreen(
    <ResourceTable
      label="کالاها"
      name="p"
      mayRead={false}
      columns={columns}
      list={still}
      empty=""
    />,
  );
  expect(screen.getByText('شما اجازه دیدن این فهرست را ندارید')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'نما و خروجی' })).not.toBeInTheDocument();
});

it('works by keyboard: headings sort, arrows go from row to row', async () => {
  const rows = [1, 2, 3].map((id) => ({ id, name: `کالای ${id}` }));
  const data = { data: rows, meta: { page: 1, limit: 10, total: 3, totalPages: 1 } };
  const sort = jest.fn();
  const { user } = renderScreen(
    <ResourceTable
      label="کالاها"
      columns={columns}
      list={{ ...still, data }}
      empty=""
      onSort={sort}
      rowHref={({ id }) => `/products/${id}`}
    />,
  );
  screen.getByRole('button', { name: 'نام کالا' }).focus();
  await user.keyboard('{Enter}');
  expect(sort.mock.calls).toEqual([['name']]);
  await user.tab();
  expect(screen.getByRole('link', { name: 'کالای 1' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'کالای 3' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'کالای 2' })).toHaveFocus();
});
