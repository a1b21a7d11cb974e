import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Named, NamedInput } from '../contracts/named';
import { fakeApi, noAnswer, pageWith, refuse } from '../testing/fake-api';
import { openConnections, tellLive } from '../testing/fake-live';
import { renderScreen } from '../testing/render-screen';
import { aNamed } from '../testing/samples';
import { createResource, type ListQuery } from './create-resource';

const types = createResource<Named, NamedInput>('/productTypes', { invalidates: ['/products'] });
const archive = createResource<Named>('/productTypes-archive');
const products = createResource<Named, NamedInput>('/products', {
  listPath: ({ clinic }) => `/products/clinic/${clinic?.id}`,
});

function List({ resource = types, query = {} }: { resource?: typeof products; query?: ListQuery }) {
  const { data, error } = resource.useList(query);
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <ul>
      {data?.data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

function Save({ id, name = 'مصرفی' }: { id?: number; name?: string }) {
  const save = types.useSave();
  const [said, say] = useState('');
  const send = () =>
    save({ name }, id).then(
      (saved) => say(saved.name),
      (error: Error) => say(error.message),
    );
  return (
    <>
      <button onClick={send}>ثبت</button>
      <p role="status">{said}</p>
    </>
  );
}

it('reads a page without blank parameters, and keeps it shown while the next one loads', async () => {
  let next: (answer: unknown) => void = () => undefined;
  const calls = fakeApi({
    'GET /productTypes/pagination': ({ params }) =>
      params.page === 1
        ? pageWith(aNamed({ name: 'یکم' }))
        : new Promise((resolve) => {
            next = resolve;
          }),
  });
  function Paged() {
    const [page, setPage] = useState(1);
    return (
      <>
        <List query={{ page, search: '', status: undefined }} />
        <button onClick={() => setPage(2)}>بعدی</button>
      </>
    );
  }
  const { user } = renderScreen(<Paged />);
  expect(await screen.findByText('یکم')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('یکم')).toBeVisible();
  next(pageWith(aNamed({ name: 'دوم' })));
  expect(await screen.findByText('دوم')).toBeVisible();
  expect(calls.map(({ params }) => params)).toEqual([{ page: 1 }, { page: 2 }]);
});

it('reads lists whose address depends on the session', async () => {
  const calls = fakeApi({ 'GET /products/clinic/1': () => pageWith(aNamed()) });
  renderScreen(<List resource={products} query={{ page: 3, status: 'low' }} />);
  expect(await screen.findByText('مصرفی')).toBeVisible();
  expect(calls[0]?.params).toEqual({ page: 3, status: 'low' });
});

it('sends nothing for an address that depends on the session while nobody is signed in', () => {
  const calls = fakeApi();
  renderScreen(<List resource={products} />, { session: null });
  expect(calls).toEqual([]);
});

it('reads all rows of a list without pages when they are wanted', async () => {
  const calls = fakeApi({ 'GET /productTypes': () => pageWith(aNamed(), aNamed()) });
  function Count() {
    const [isWanted, setWanted] = useState(false);
    const { data } = types.useAll(isWanted);
    return <button onClick={() => setWanted(true)}>{data?.data.length ?? 'بدون'} نوع</button>;
  }
  const { user } = renderScreen(<Count />, { path: '/' });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'بدون نوع' }));
  expect(await screen.findByRole('button', { name: '2 نوع' })).toBeVisible();
});

it('reads one row, and none for a new form', async () => {
  function One({ id }: { id?: number }) {
    return <p>{types.useOne(id).data?.name}</p>;
  }
  const calls = fakeApi({ 'GET /productTypes/4': () => aNamed({ id: 4, name: 'دارویی' }) });
  renderScreen(
    <>
      <One />
      <One id={4} />
    </>,
  );
  expect(await screen.findByText('دارویی')).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual(['GET /productTypes/4']);
});

it('reads a row again when the server announces that somebody has changed it', async () => {
  const followed = createResource<Named>('/productTypes', { entity: 'product_types' });
  function One() {
    return <p>{followed.useOne(4).data?.name}</p>;
  }
  let name = 'دارویی';
  const calls = fakeApi({ 'GET /productTypes/4': () => aNamed({ id: 4, name }) });
  renderScreen(<One />);
  expect(await screen.findByText('دارویی')).toBeVisible();
  await waitFor(() => expect(openConnections()).toBe(1));

  name = 'مصرفی';
  await tellLive('row.changed', { entity: 'product_types', id: 5 });
  await tellLive('row.changed', { entity: 'products', id: 4 });
  expect(calls).toHaveLength(1);
  await tellLive('row.changed', { entity: 'product_types', id: 4 });
  expect(await screen.findByText('مصرفی')).toBeVisible();
});

it('shows the saved values of a row while it is read again', async () => {
  const stored = { ...aNamed({ id: 4, name: 'دارویی' }), note: 'یادداشت' };
  let isSlow = false;
  fakeApi({
    'GET /productTypes/4': () => (isSlow ? new Promise(() => undefined) : stored),
    'POST /productTypes/4': ({ body }) => ({ ...aNamed({ id: 4 }), ...(body as NamedInput) }),
  });
  function One() {
    const { data } = types.useOne(4) as { data?: typeof stored };
    return <p>{data && `${data.name}، ${data.note}`}</p>;
  }
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <One />}
        <Save id={4} name="مصرفی" />
        <button onClick={() => setOpen(!isOpen)}>صفحه</button>
      </>
    );
  }
  const { user } = renderScreen(<Page />);
  expect(await screen.findByText('دارویی، یادداشت')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'صفحه' }));
  isSlow = true;
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByText('مصرفی')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'صفحه' }));
  expect(screen.getByText('مصرفی، یادداشت')).toBeVisible();
});

it('reads again after a save what has become stale, and nothing else', async () => {
  const calls = fakeApi({
    'GET /productTypes/pagination': () => pageWith(),
    'GET /productTypes-archive/pagination': () => pageWith(),
    'GET /products/clinic/1': () => pageWith(),
    'POST /productTypes/4': ({ body }) => aNamed({ ...(body as NamedInput), id: 4 }),
  });
  const { user } = renderScreen(
    <>
      <List />
      <List resource={archive as unknown as typeof products} />
      <List resource={products} />
      <Save id={4} name="دارویی" />
    </>,
  );
  await waitFor(() => expect(calls).toHaveLength(3));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('دارویی')).toBeVisible();
  expect(calls.slice(3).map(({ call }) => call)).toEqual([
    'POST /productTypes/4',
    'GET /productTypes/pagination',
    'GET /products/clinic/1',
  ]);
  expect(calls[3]?.headers).not.toHaveProperty('idempotency-key');
});

it('reads again after a removal', async () => {
  function Remove() {
    const remove = types.useRemove();
    return <button onClick={() => remove(4)}>حذف</button>;
  }
  const calls = fakeApi({
    'GET /productTypes/pagination': () => pageWith(),
    'DELETE /productTypes/4': () => ({ id: 4, archived: true }),
  });
  const { user } = renderScreen(
    <>
      <List />
      <Remove />
    </>,
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toEqual([
      'GET /productTypes/pagination',
      'DELETE /productTypes/4',
      'GET /productTypes/pagination',
    ]),
  );
});

it('sends the same key for the same input until an answer comes, so that a row is created once', async () => {
  const answers = [
    noAnswer('timeout'),
    refuse(409, { code: 'taken', message: 'این نوع کالا قبلا ثبت شده است' }),
    aNamed(),
    aNamed(),
  ];
  const calls = fakeApi({ 'POST /productTypes': () => answers.shift() });
  const { user } = renderScreen(<Save />);
  const said = [/^پاسخی از سرور/, /^این نوع کالا/, /^مصرفی/];
  for (const text of said) {
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(4));
  const keys = calls.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

it('says why a list cannot be read and does not ask again by itself', async () => {
  const calls = fakeApi({
    'GET /productTypes/pagination': () => refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  });
  renderScreen(<List />);
  expect(await screen.findByRole('alert')).toHaveTextContent('یافت نشد');
  expect(calls).toHaveLength(1);
});
