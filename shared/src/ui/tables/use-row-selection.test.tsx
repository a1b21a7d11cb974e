import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { BulkBar } from './bulk-bar';
import { ResourceTable, type Column } from './resource-table';
import { useRowSelection } from './use-row-selection';

interface Person {
  id: number;
  name: string;
}
const people = ['سارا', 'مینا', 'علی', 'نگار', 'رضا', 'پریسا'].map((name, id) => ({ id, name }));
const columns: Column<Person>[] = [{ title: 'نام', cell: ({ name }) => name }];
const idle = { isLoading: false, mutate: () => undefined };

function People() {
  const [page, setPage] = useState(1);
  const [sent, setSent] = useState('');
  const rows = people.slice((page - 1) * 4, page * 4);
  const selection = useRowSelection<Person>({ rows, nameOf: ({ name }) => name });
  return (
    <>
      <ResourceTable
        label="زیباجویان"
        columns={[selection.column, ...columns]}
        list={{ ...idle, data: { data: rows, meta: { page, limit: 4, total: 6, totalPages: 2 } } }}
        empty=""
        page={page}
        onPage={setPage}
        isSelected={selection.isSelected}
        bulk={
          <BulkBar selection={selection}>
            <button onClick={() => setSent(selection.rows.map(({ name }) => name).join(' '))}>
              ارسال
            </button>
            <button onClick={() => selection.add(people)}>همه</button>
          </BulkBar>
        }
      />
      <output>{sent}</output>
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name: `انتخاب ${name}` });
const whole = () => screen.getByRole('checkbox', { name: 'انتخاب همه ردیف‌های این صفحه' });

it('acts on the chosen rows, those of other pages too', async () => {
  const { user } = renderScreen(<People />);
  expect(screen.queryByRole('group', { name: 'کار با موارد انتخاب شده' })).not.toBeInTheDocument();
  await user.click(box('مینا'));
  expect(whole()).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'صفحه بعد' }));
  expect(whole()).not.toBeChecked();
  await user.click(box('رضا'));
  expect(screen.getAllByText('۲ مورد انتخاب شده')[0]).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  expect(screen.getByText('مینا رضا')).toBeVisible();
});

it('can choose rows that are not shown', async () => {
  const { user } = renderScreen(<People />);
  await user.click(box('مینا'));
  await user.click(screen.getByRole('button', { name: 'همه' }));
  expect(screen.getAllByText('۶ مورد انتخاب شده')[0]).toBeInTheDocument();
  expect(whole()).toBeChecked();
});

it('works by keyboard', async () => {
  const { user } = renderScreen(<People />);
  whole().focus();
  await user.keyboard(' ');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  box('سارا').focus();
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(box('علی')).toHaveFocus();
  expect(box('علی')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'لغو انتخاب' }));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

it('chooses a range with Shift', async () => {
  const { user } = renderScreen(<People />);
  await user.click(box('سارا'));
  await user.keyboard('{Shift>}');
  await user.click(box('علی'));
  await user.keyboard('{/Shift}');
  expect(box('مینا')).toBeChecked();
  expect(box('نگار')).not.toBeChecked();
});
