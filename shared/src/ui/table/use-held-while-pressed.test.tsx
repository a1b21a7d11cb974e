import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceTable, type Column } from '../resource-table';

const columns: Column<{ id: number }>[] = [{ title: 'کالا', cell: ({ id }) => `کالای ${id}` }];

const tableOf = (...ids: number[]) => {
  const meta = { page: 1, limit: 9, total: ids.length, totalPages: 1 };
  const answer = { data: ids.map((id) => ({ id })), meta };
  const list = { data: answer, error: undefined, isLoading: false, mutate: async () => answer };
  return <ResourceTable label="کالاها" columns={columns} list={list} empty="" />;
};

it('moves no row away under a pressed pointer', async () => {
  const user = userEvent.setup();
  const { rerender } = render(tableOf(1, 2));
  const second = screen.getByText('کالای 2');
  await user.pointer({ keys: '[MouseLeft>]', target: second });
  rerender(tableOf(2));
  expect(screen.getByText('کالای 1')).toBeVisible();

  await user.pointer({ keys: '[/MouseLeft]', target: second });
  await waitFor(() => expect(screen.queryByText('کالای 1')).not.toBeInTheDocument());
  expect(screen.getByText('کالای 2')).toBeVisible();
});
