import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createResource } from '../../api/create-resource';
import { fakeApi, noAnswer, type FakeAnswer } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { aLogin } from '../../testing/session-samples';
import { Link } from 'react-router-dom';
import { ResourceTable, type Column } from './resource-table';

interface Service {
  id: number;
  title: string;
  code: string;
  fee: number;
}
const services = createResource<Service>('/services');
const list = 'GET /services/pagination';
/** The note of a file in the audit log. */
const noted = { 'POST /exports': () => ({ noted: true }) };
const columns: Column<Service>[] = [
  { title: 'عنوان', cell: ({ title }) => <b>{title}</b>, sort: 'title' },
  { title: 'کد', cell: ({ code }) => code },
  { title: 'هزینه', cell: ({ fee }) => `${fee} تومان`, value: ({ fee }) => fee },
  { title: 'عملیات', quiet: true, cell: () => <button>ویرایش</button> },
];

/** A component whose text is known only after it is rendered. */
function State({ fee }: { fee: number }) {
  return <Link to="/fees">{fee > 0 ? 'فعال ۱' : 'رایگان'}</Link>;
}

function Services({ more = [] }: { more?: Column<Service>[] }) {
  return (
    <ResourceTable
      label="خدمات"
      name="services"
      columns={[...columns, ...more]}
      list={services.useList({ page: 1, search: 'لیزر', sort: '-title' })}
      empty="خدمتی نیست"
    />
  );
}

/** 1,200 services, in pages of whatever length is asked for. */
const answer: FakeAnswer = ({ params }) => {
  const [page, limit] = [Number(params.page), Number(params.limit ?? 10)];
  const from = (page - 1) * limit;
  const length = Math.max(0, Math.min(limit, 1_200 - from));
  const data = Array.from({ length }, (_, index) => ({
    id: from + index + 1,
    title: `لیزر ${from + index + 1}`,
    code: `00${from + index + 1}`,
    fee: 1_000,
  }));
  return { data, meta: { page, limit, total: 1_200, totalPages: Math.ceil(1_200 / limit) } };
};

const tools = () => screen.findByRole('button', { name: 'نما و خروجی' });
const panel = () => screen.findByRole('dialog', { name: 'نما و خروجی' });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const saved: { name: string; content: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  let content: Blob;
  URL.createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  window.print = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

it('works by keyboard, and returns the focus', async () => {
  fakeApi({ [list]: answer });
  const { user } = renderScreen(<Services />);
  await screen.findByText('لیزر 1');
  await user.tab();
  expect(await tools()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await panel()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'راحت' })).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'فشرده' })).toBeChecked();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'کد' })).toHaveFocus();
  await user.keyboard(' ');
  expect(headings()).toEqual(['عنوان', 'هزینه', 'عملیات']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await tools()).toHaveFocus();
});

it('keeps columns and density for the person who chose them, and always shows the lead column', async () => {
  fakeApi({ [list]: answer });
  const first = renderScreen(<Services />);
  await first.user.click(await tools());
  await panel();
  expect(screen.getByRole('checkbox', { name: 'عنوان' })).toBeDisabled();
  await first.user.click(screen.getByRole('checkbox', { name: 'هزینه' }));
  await first.user.click(screen.getByRole('radio', { name: 'فشرده' }));
  first.unmount();

  const second = renderScreen(<Services />);
  await screen.findByText('لیزر 1');
  expect(headings()).toEqual(['عنوان', 'کد', 'عملیات']);
  await second.user.click(await tools());
  await panel();
  expect(screen.getByRole('radio', { name: 'فشرده' })).toBeChecked();
  second.unmount();

  const login = aLogin();
  renderScreen(<Services />, { session: { ...login, user: { ...login.user, id: 77 } } });
  await screen.findByText('لیزر 1');
  expect(headings()).toEqual(['عنوان', 'کد', 'هزینه', 'عملیات']);
});

it('ignores damaged settings in the browser', async () => {
  fakeApi({ [list]: answer });
  window.localStorage.setItem(`table:${aLogin().user.id}:services`, '{"hidden":3');
  renderScreen(<Services />);
  await screen.findByText('لیزر 1');
  expect(headings()).toHaveLength(4);
});

it('saves all pages of the current search, with the shown columns', async () => {
  const calls = fakeApi({ [list]: answer, ...noted });
  const { user } = renderScreen(<Services />, { toasts: true });
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(/آماده شد/)).toBeVisible();

  expect(calls.slice(1, -1).map(({ params }) => params)).toEqual(
    [1, 2, 3].map((page) => ({ page, limit: 500, search: 'لیزر', sort: '-title' })),
  );
  expect(calls.at(-1)).toMatchObject({
    call: 'POST /exports',
    body: { list: 'خدمات', kind: 'csv', rows: 1_200 },
  });
  expect(saved[0]?.name).toMatch(/^خدمات-14\d\d-\d\d-\d\d\.csv$/);
  const lines = (await textOf(saved[0]!.content)).split('\r\n');
  expect(lines[0]).toBe('\ufeffعنوان,کد,هزینه');
  expect(lines[1]).toBe('لیزر 1,"\t001",1000');
  expect(lines).toHaveLength(1_202);
});

it('saves the text that a component renders in its cell', async () => {
  fakeApi({ [list]: answer, ...noted });
  const state = { title: 'وضعیت', cell: ({ fee }: Service) => <State fee={fee} /> };
  const { user } = renderScreen(<Services more={[state]} />);
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await textOf(saved[0]!.content)).split('\r\n');
  expect(lines[1]).toBe('لیزر 1,"\t001",1000,فعال 1');
  expect(lines[1_200]).toMatch(/,فعال 1$/);
});

it('says that a list is too long for a file, without loading all of it', async () => {
  const calls = fakeApi({
    [list]: (call) => {
      const page = answer(call) as { data: unknown[]; meta: object };
      return { ...page, meta: { ...page.meta, total: 10_001, totalPages: 21 } };
    },
  });
  const { user } = renderScreen(<Services />, { toasts: true });
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(/بیش از ۱۰٬۰۰۰ ردیف دارد\. با جستجو یا فیلتر/)).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(saved).toEqual([]);
});

it('says how many pages are loaded', async () => {
  let go: () => void = () => undefined;
  fakeApi({
    ...noted,
    [list]: (call) =>
      call.params.page === 3
        ? new Promise((resolve) => (go = () => resolve(answer(call))))
        : answer(call),
  });
  const { user } = renderScreen(<Services />);
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('۲ از ۳ صفحه خوانده شد')).toBeVisible();
  await act(async () => go());
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('stops loading when asked, without an error message', async () => {
  const never = new Promise(() => undefined);
  const calls = fakeApi({ [list]: (call) => (call.params.limit ? never : answer(call)) });
  const { user } = renderScreen(<Services />, { toasts: true });
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await user.click(await screen.findByRole('button', { name: 'توقف' }));
  // The request itself is aborted.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'توقف' })).toBeNull());
  expect(calls).toHaveLength(2);
  expect(saved).toEqual([]);
  expect(screen.queryByText(/خروجی گرفته نشد/)).not.toBeInTheDocument();
});

it('saves a workbook', async () => {
  fakeApi({ [list]: answer, ...noted });
  const { user } = renderScreen(<Services />);
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'اکسل' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/\.xlsx$/);
  expect((await textOf(saved[0]!.content)).slice(0, 2)).toBe('PK');
});

it('makes no file that could not be noted', async () => {
  fakeApi({ [list]: answer, 'POST /exports': () => noAnswer() });
  const { user } = renderScreen(<Services />, { toasts: true });
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(/^خروجی گرفته نشد: ارتباط با سرور برقرار نشد/)).toBeVisible();
  expect(saved).toEqual([]);
});

it('says why a file could not be made', async () => {
  fakeApi({ [list]: (call) => (call.params.limit ? noAnswer() : answer(call)) });
  const { user } = renderScreen(<Services />, { toasts: true });
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(/^خروجی گرفته نشد: ارتباط با سرور برقرار نشد/)).toBeVisible();
  expect(saved).toEqual([]);
  expect(await panel()).toBeVisible();
});

it('prints all rows and nothing else, under the name of the clinic and the time', async () => {
  fakeApi({ [list]: answer });
  const { user } = renderScreen(<Services />);
  await user.click(await tools());
  await panel();
  await user.click(screen.getByRole('button', { name: 'چاپ' }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  const paper = within(document.querySelector<HTMLElement>('[data-print]')!);
  expect(paper.getByText(aLogin().clinicData!.name)).toBeInTheDocument();
  expect(paper.getByText(/^زمان چاپ: [۰-۹/]+، [۰-۹:]+$/)).toBeInTheDocument();
  expect(paper.getByText('لیزر 1200')).toBeInTheDocument();
  expect(paper.queryByText('ویرایش')).not.toBeInTheDocument();
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(document.querySelector('[data-print]')).not.toBeInTheDocument();
});
