import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { CancelButton } from '../ui/forms/cancel-button';
import { Menu } from '../ui/overlays/menu';
import { ResourceTable } from '../ui/tables/resource-table';
import { Screen } from '../ui/views/screen';
import { useFromList, useListReturn } from './list-return';

function List() {
  return (
    <Link to="/things/edit" state={useFromList()}>
      edit
    </Link>
  );
}

function Form() {
  return <p>{useListReturn('/things')}</p>;
}

function open(at: string | { pathname: string; state: unknown }) {
  const routes = [
    { path: '/things', element: <List /> },
    { path: '/things/edit', element: <Form /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
}

it('returns to the list with its page, search and filters', async () => {
  open('/things?page=3&search=a');
  await userEvent.click(screen.getByRole('link', { name: 'edit' }));
  expect(await screen.findByText('/things?page=3&search=a')).toBeVisible();
});

it('returns to the plain list when the form was opened by its address', () => {
  open('/things/edit');
  expect(screen.getByText('/things')).toBeVisible();
});

it.each([{ list: '/others?page=2' }, { list: 7 }, { list: '//evil' }, null])(
  'ignores a state that does not belong to this list: %j',
  (state) => {
    open({ pathname: '/things/edit', state });
    expect(screen.getByText('/things')).toBeVisible();
  },
);

it('returns to another list that opens the same screen', () => {
  function Receipt() {
    return <p>{useListReturn('/visits', '/visits/all')}</p>;
  }
  const state = { list: '/visits/all?page=2' };
  const router = createMemoryRouter([{ path: '/receipt', element: <Receipt /> }], {
    initialEntries: [{ pathname: '/receipt', state }],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/visits/all?page=2')).toBeVisible();
});

describe('the link back of a screen', () => {
  const rows = { data: [{ id: 1 }], meta: { page: 1, limit: 1, total: 1, totalPages: 1 } };
  function Table() {
    return (
      <ResourceTable
        label="کالاها"
        columns={[
          { title: 'نام', cell: () => 'سرم' },
          {
            title: 'عملیات',
            quiet: true,
            cell: () => <Menu label="عملیات" items={[{ label: 'مشاهده', to: '/things/1' }]} />,
          },
        ]}
        list={{ data: rows, isLoading: false, mutate: () => undefined }}
        empty=""
        rowHref={() => '/things/1'}
      />
    );
  }
  const routes = [
    { path: '/things', element: <Table /> },
    {
      path: '/things/1',
      element: (
        <Screen title="سرم" back={{ to: '/things', label: 'کالاها' }}>
          <p />
        </Screen>
      ),
    },
  ];
  const openAt = (address: string) =>
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  const backLink = () => screen.findByRole('link', { name: 'کالاها' });

  it('leads to the list as it was when a row was opened', async () => {
    openAt('/things?page=3&sort=name');
    await userEvent.click(screen.getByRole('link', { name: 'سرم' }));
    expect(await backLink()).toHaveAttribute('href', '/things?page=3&sort=name');
  });

  it('leads to the list as it was when the menu of a row opened the screen', async () => {
    openAt('/things?status=done');
    await userEvent.click(screen.getByRole('button', { name: 'عملیات' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'مشاهده' }));
    expect(await backLink()).toHaveAttribute('href', '/things?status=done');
  });

  it('leads to the plain list when the screen was opened by its address', async () => {
    openAt('/things/1');
    expect(await backLink()).toHaveAttribute('href', '/things');
  });
});

it('hands the list on when a form is left for a record that leads back to the list', async () => {
  const list = '/things?page=3';
  const routes = [
    {
      path: '/things/1/edit',
      element: (
        <Screen title="ویرایش" back={{ to: '/things/1', label: 'سرم' }}>
          <CancelButton cancel={{ to: '/things/1', label: 'انصراف' }} isSaving={false} />
        </Screen>
      ),
    },
    { path: '/things/1', element: <Form /> },
  ];
  const at = [{ pathname: '/things/1/edit', state: { list } }];
  for (const name of ['انصراف', 'سرم']) {
    const router = createMemoryRouter(routes, { initialEntries: at });
    const { unmount } = render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('link', { name }));
    expect(await screen.findByText(list)).toBeVisible();
    unmount();
  }
});
