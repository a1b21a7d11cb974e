import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
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
