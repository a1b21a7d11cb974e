import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ChoiceList } from '../fields/options/choice-list';
import { ResourceTable, type Column } from '../tables/resource-table';

const columns: Column<{ id: number }>[] = [{ title: 'کالا', cell: ({ id }) => `کالای ${id}` }];

const tableOf = (...ids: number[]) => {
  const meta = { page: 1, limit: 9, total: ids.length, totalPages: 1 };
  const answer = { data: ids.map((id) => ({ id })), meta };
  const list = { data: answer, error: undefined, isLoading: false, mutate: async () => answer };
  return (
    <MemoryRouter>
      <ResourceTable label="کالاها" columns={columns} list={list} empty="" />
    </MemoryRouter>
  );
};

it('moves no row while the pointer is pressed on one', async () => {
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

const listOf = (onChoose: (value: unknown) => void, ...names: string[]) => {
  const choices = names.map((label) => ({ value: label, label }));
  const found = { choices, isLoading: false, error: undefined, retry: () => undefined };
  const nothing = () => undefined;
  return (
    <ChoiceList
      {...{ id: 'list', label: 'زیباجو', opener: { current: null }, width: 200, active: -1, found }}
      hasWords={false}
      isChosen={() => false}
      onChoose={({ value }) => onChoose(value)}
      onPoint={nothing}
      onClose={nothing}
    />
  );
};

it('chooses the pressed option, although the list changed before the release', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  const { rerender } = render(listOf(chosen, 'سارا', 'مریم'));
  const pressed = screen.getByRole('option', { name: 'سارا', hidden: true });
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  rerender(listOf(chosen, 'نازنین', 'مریم'));
  await user.pointer({ keys: '[/MouseLeft]', target: pressed });
  expect(chosen).toHaveBeenCalledWith('سارا');
  expect(await screen.findByRole('option', { name: 'نازنین', hidden: true })).toBeInTheDocument();
});
