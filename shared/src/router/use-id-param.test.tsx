import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { useIdParam } from './use-id-param';

function Shown({ name }: { name?: string }) {
  return <output>{String(useIdParam(name))}</output>;
}

it.each([
  ['7', '7'],
  ['۱۲', '12'],
  ['2147483647', '2147483647'],
  ['2147483648', '-1'],
  ['0', '-1'],
  ['-3', '-1'],
  ['abc', '-1'],
  ['7abc', '-1'],
])('reads the id %s as %s', (id, read) => {
  renderScreen(<Shown />, { path: '/edit/:id', at: `/edit/${id}` });
  expect(screen.getByRole('status')).toHaveTextContent(read);
});

it('has no id when the address has none', () => {
  renderScreen(<Shown />, { path: '/create' });
  expect(screen.getByRole('status')).toHaveTextContent('undefined');
});

it('reads a parameter of another name', () => {
  renderScreen(<Shown name="planId" />, { path: '/plan/:planId', at: '/plan/9' });
  expect(screen.getByRole('status')).toHaveTextContent('9');
});
