import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { renderScreen, type RenderedScreen } from '../testing/render-screen';
import { useListParams } from './use-list-params';

function Shown() {
  const { page, search, sort, filters, setPage, setSearch, setSort, setFilter } = useListParams();
  return (
    <>
      <output>{JSON.stringify({ page, search, sort, filters })}</output>
      <button onClick={() => setPage(5)}>صفحه ۵</button>
      <button onClick={() => setPage(1)}>صفحه ۱</button>
      <button onClick={() => setSearch('سارا')}>جستجو</button>
      <button onClick={() => setSearch('')}>بدون جستجو</button>
      <button onClick={() => setSort('-name')}>مرتب‌سازی</button>
      <button onClick={() => setFilter('status', 'low')}>کم</button>
      <button onClick={() => setFilter('status', undefined)}>همه</button>
    </>
  );
}

const open = (query: string) => renderScreen(<Shown />, { path: '/list', at: `/list${query}` });
const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

it('reads page, search, sort and filters from the address', () => {
  open('?page=3&search=سارا&sort=-name&status=low');
  expect(shown()).toEqual({
    page: 3,
    search: 'سارا',
    sort: '-name',
    filters: { status: 'low' },
  });
});

it.each(['', 'abc', '0', '-2', '1.5', '1e3', '99999999', '2 OR 1=1'])(
  'treats the unreadable page "%s" as the first',
  (page) => {
    open(`?page=${encodeURIComponent(page)}`);
    expect(shown()).toMatchObject({ page: 1 });
  },
);

it.each([
  ['۱۲', 12],
  ['٣', 3],
  ['007', 7],
])('reads the page %s', (text, page) => {
  open(`?page=${text}`);
  expect(shown()).toMatchObject({ page });
});

it('ignores a sort that is not a field name', () => {
  open('?sort=name;drop');
  expect(shown()).toEqual({ page: 1, search: '', filters: {} });
});

it('goes back to the first page when the list is narrowed or reordered', async () => {
  const { user, location } = open('?page=3&status=out');
  await user.click(screen.getByRole('button', { name: 'جستجو' }));
  expect(shown()).toMatchObject({ page: 1, search: 'سارا', filters: { status: 'out' } });
  await user.click(screen.getByRole('button', { name: 'صفحه ۵' }));
  await user.click(screen.getByRole('button', { name: 'کم' }));
  expect(shown()).toMatchObject({ page: 1, search: 'سارا', filters: { status: 'low' } });
  await user.click(screen.getByRole('button', { name: 'صفحه ۵' }));
  await user.click(screen.getByRole('button', { name: 'مرتب‌سازی' }));
  expect(shown()).toMatchObject({ page: 1, sort: '-name' });
  await user.click(screen.getByRole('button', { name: 'همه' }));
  await user.click(screen.getByRole('button', { name: 'بدون جستجو' }));
  expect(location()).toBe('/list?sort=-name');
});

it('leaves the first page out of the address', async () => {
  const { user, location } = open('?page=3');
  await user.click(screen.getByRole('button', { name: 'صفحه ۱' }));
  expect(location()).toBe('/list');
});

it('keeps all changes that are made at once or by an earlier rendering', async () => {
  function Both() {
    const { setSearch, setFilter } = useListParams();
    const [early] = useState(() => setSearch);
    return (
      <>
        <button onClick={() => setFilter('status', 'low')}>کم</button>
        <button onClick={() => early('سارا')}>جستجوی دیرهنگام</button>
        <button
          onClick={() => {
            setFilter('status', 'out');
            setSearch('مینا');
          }}
        >
          هر دو
        </button>
      </>
    );
  }
  const { user, location } = renderScreen(<Both />, { path: '/list' });
  const query = () => Object.fromEntries(new URL(location(), 'http://x').searchParams);
  await user.click(screen.getByRole('button', { name: 'کم' }));
  await user.click(screen.getByRole('button', { name: 'جستجوی دیرهنگام' }));
  expect(query()).toEqual({ status: 'low', search: 'سارا' });
  await user.click(screen.getByRole('button', { name: 'هر دو' }));
  expect(query()).toEqual({ status: 'out', search: 'مینا' });
});

it('loses no change when an earlier one is rendered late', async () => {
  function Late() {
    const { filters, setFilter, setSort } = useListParams();
    const isDrawn = filters.status === 'low';
    const step = useRef(0);
    useLayoutEffect(() => {
      if (isDrawn && step.current === 0) setFilter('kind', 'tool');
    });
    useEffect(() => {
      if (isDrawn && step.current === 0) setSort('name');
      if (isDrawn) step.current = 1;
    });
    return <button onClick={() => setFilter('status', 'low')}>کم</button>;
  }
  const { user, location } = renderScreen(<Late />, { path: '/list' });
  await user.click(screen.getByRole('button', { name: 'کم' }));
  await waitFor(() => {
    const query = Object.fromEntries(new URL(location(), 'http://x').searchParams);
    expect(query).toEqual({ status: 'low', kind: 'tool', sort: 'name' });
  });
});

it('follows an address that something else has changed', async () => {
  function Back() {
    const { setFilter } = useListParams();
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => setFilter('status', 'low')}>کم</button>
        <button onClick={() => setFilter('kind', 'tool')}>ابزار</button>
        <button onClick={() => void navigate(-1)}>بازگشت</button>
      </>
    );
  }
  const { user, location } = renderScreen(<Back />, { path: '/list' });
  await user.click(screen.getByRole('button', { name: 'کم' }));
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  await user.click(screen.getByRole('button', { name: 'ابزار' }));
  expect(location()).toBe('/list?kind=tool');
});

it('keeps the page when the same search is reported again', async () => {
  const { user, location } = open('?search=سارا&page=3');
  const before = location();
  await user.click(screen.getByRole('button', { name: 'جستجو' }));
  expect(location()).toBe(before);
});

it('clears search and filters at once, and keeps the sort', async () => {
  function All() {
    const { showAll } = useListParams();
    return showAll ? <button onClick={showAll}>نمایش همه</button> : <p>همه</p>;
  }
  const { user, location } = renderScreen(<All />, {
    path: '/list',
    at: '/list?search=سارا&status=low&page=3&sort=-name',
  });
  await user.click(screen.getByRole('button', { name: 'نمایش همه' }));
  expect(location()).toBe('/list?sort=-name');
  expect(screen.getByText('همه')).toBeVisible();
});

describe('a list that declares its filters', () => {
  function Named() {
    const { filters, showAll } = useListParams({ filters: ['status', 'type_id'] });
    return (
      <>
        <output>{JSON.stringify(filters)}</output>
        {showAll && <button onClick={showAll}>نمایش همه</button>}
      </>
    );
  }
  const openNamed = (query: string) =>
    renderScreen(<Named />, { path: '/list', at: `/list${query}` });

  it('ignores other parameters of the address', () => {
    openNamed('?status=low&utm_source=sms&page=2');
    expect(shown()).toEqual({ status: 'low' });
  });

  it('offers no reset for other parameters, and leaves them in the address', async () => {
    openNamed('?utm_source=sms').unmount();
    const { user, location } = openNamed('?utm_source=sms&type_id=4&search=سرنگ');
    await user.click(screen.getByRole('button', { name: 'نمایش همه' }));
    expect(location()).toBe('/list?utm_source=sms');
    expect(screen.queryByRole('button', { name: 'نمایش همه' })).not.toBeInTheDocument();
  });
});

function Two() {
  const [patients, plans] = [useListParams(), useListParams('plans')];
  return (
    <>
      {[patients, plans].map(({ page, search, filters, ...set }, place) => (
        <section key={place} aria-label={place === 0 ? 'زیباجویان' : 'طرح‌ها'}>
          <output>{JSON.stringify({ page, search, filters })}</output>
          <button onClick={() => set.setPage(2)}>صفحه ۲</button>
          <button onClick={() => set.setSearch('سارا')}>جستجو</button>
          <button onClick={() => set.setFilter('status', 'done')}>انجام شده</button>
          {set.showAll && <button onClick={set.showAll}>نمایش همه</button>}
        </section>
      ))}
    </>
  );
}

describe('two lists on one screen', () => {
  const openTwo = (query: string) => renderScreen(<Two />, { path: '/list', at: `/list${query}` });
  const list = (name: string) => within(screen.getByRole('region', { name }));
  const stateOf = (name: string) =>
    JSON.parse(list(name).getByRole('status').textContent) as unknown;
  const press = (user: RenderedScreen['user'], name: string, button: string) =>
    user.click(list(name).getByRole('button', { name: button }));

  it('are paged, searched and filtered separately', async () => {
    const { user, location } = openTwo('?page=3');
    await press(user, 'طرح‌ها', 'جستجو');
    await press(user, 'طرح‌ها', 'انجام شده');
    await press(user, 'طرح‌ها', 'صفحه ۲');
    expect(stateOf('زیباجویان')).toEqual({ page: 3, search: '', filters: {} });
    expect(stateOf('طرح‌ها')).toEqual({ page: 2, search: 'سارا', filters: { status: 'done' } });
    expect(list('زیباجویان').queryByRole('button', { name: 'نمایش همه' })).toBeNull();

    await press(user, 'زیباجویان', 'انجام شده');
    expect(stateOf('طرح‌ها')).toMatchObject({ page: 2 });
    expect(new URLSearchParams(location().split('?')[1]).get('plans.page')).toBe('2');
  });

  it('are reset separately', async () => {
    const { user } = openTwo('?search=نرگس&page=2&plans.search=سارا&plans.page=4');
    await press(user, 'طرح‌ها', 'نمایش همه');
    expect(stateOf('طرح‌ها')).toEqual({ page: 1, search: '', filters: {} });
    expect(stateOf('زیباجویان')).toEqual({ page: 2, search: 'نرگس', filters: {} });
  });
});
