import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { LocalTable } from './local-table';
import type { ListColumn } from './resource-table';

interface Patient {
  id: number;
  name: string;
  visits: number | null;
  code: string;
}
const columns: ListColumn<Patient>[] = [
  { title: 'نام', cell: ({ name }) => name, sort: 'name' },
  { title: 'مراجعه', cell: ({ visits }) => visits, value: ({ visits }) => visits, sort: 'visits' },
  { title: 'کد', cell: ({ code }) => code },
];
const patient = (id: number, name: string, visits: number | null = 0): Patient => ({
  id,
  name,
  visits,
  code: `P-${id}`,
});

function Patients({ patients, search }: { patients: Patient[]; search?: string }) {
  const [sort, setSort] = useState<string>();
  const data = {
    data: patients,
    meta: { page: 1, limit: 10, total: patients.length, totalPages: 1 },
  };
  return (
    <LocalTable
      label="زیباجویان"
      columns={columns}
      list={{ data, isLoading: false, mutate: () => undefined }}
      empty="هنوز کسی نیست"
      search={search}
      onShowAll={search ? () => undefined : undefined}
      sort={sort}
      onSort={setSort}
    />
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

it('sorts by the Persian alphabet, names with Arabic letters too', async () => {
  const some = ['ژاله', 'پریسا', 'گلی', 'آرش', 'چمن', 'كاوه', 'یاسمن', 'زهرا'];
  const { user } = renderScreen(<Patients patients={some.map((name, id) => patient(id, name))} />);
  await user.click(screen.getByRole('button', { name: 'نام' }));
  expect(names()).toEqual(['آرش', 'پریسا', 'چمن', 'زهرا', 'ژاله', 'كاوه', 'گلی', 'یاسمن']);
});

it('sorts numbers by value, by keyboard, blanks last in both directions', async () => {
  const patients = [patient(1, 'یک', 9), patient(2, 'دو', null), patient(3, 'سه', 10)];
  const { user } = renderScreen(<Patients patients={patients} />);
  screen.getByRole('button', { name: 'مراجعه' }).focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['یک', 'سه', 'دو']);
  await user.keyboard(' ');
  expect(names()).toEqual(['سه', 'یک', 'دو']);
});

it.each([
  ['علي', ['علی رضایی']],
  ['۱۲', ['مینا ۱۲']],
  ['رضایی علی', ['علی رضایی']],
  ['P-2', ['مینا ۱۲']],
  ['می خواهم', ['می‌خواهم']],
])('finds %s', (search, found) => {
  const patients = [patient(1, 'علی رضایی'), patient(2, 'مینا ۱۲'), patient(3, 'می‌خواهم')];
  renderScreen(<Patients patients={patients} search={search} />);
  expect(names()).toEqual(found);
});

it('says that nothing matches, and not that there is nothing', () => {
  renderScreen(<Patients patients={[patient(1, 'سارا')]} search="ناشناس" />);
  expect(screen.getByText('موردی با این جستجو پیدا نشد')).toBeVisible();
  expect(screen.queryByText('هنوز کسی نیست')).not.toBeInTheDocument();
});

it('draws few of ten thousand rows, and tells screen readers how many there are', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => patient(id, `زیباجو ${id}`));
  renderScreen(<Patients patients={many} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByRole('row', { name: /زیباجو 0 / })).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});
