import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Pagination } from './pagination';

const onPage = jest.fn();
beforeEach(() => onPage.mockClear());

function pages(page: number, totalPages: number) {
  render(<Pagination page={page} totalPages={totalPages} onPage={onPage} />);
  return userEvent.setup();
}

it.each([
  [1, 1, []],
  [1, 2, ['۱', '۲']],
  [1, 9, ['۱', '۲', '۹']],
  [5, 9, ['۱', '۴', '۵', '۶', '۹']],
  [9, 9, ['۱', '۸', '۹']],
])('page %i of %i shows first, last and neighbours', (page, totalPages, numbers) => {
  pages(page, totalPages);
  const shown = screen
    .queryAllByRole('button', { name: /^صفحه [۰-۹]/ })
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(numbers);
});

it('marks the current page and turns to others', async () => {
  const user = pages(5, 9);
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('۵');
  await user.click(screen.getByRole('button', { name: 'صفحه ۹' }));
  await user.click(screen.getByRole('button', { name: 'صفحه قبل' }));
  expect(onPage.mock.calls).toEqual([[9], [4]]);
});

it('does not turn before the first or past the last page', () => {
  pages(1, 2);
  expect(screen.getByRole('button', { name: 'صفحه قبل' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'صفحه بعد' })).toBeEnabled();
});

it.each([
  ['۷', [[7]]],
  ['007', [[7]]],
  ['0', []],
  ['10', []],
  ['-3', [[3]]],
  ['abc', []],
])('typing %s turns to %j', async (typed, turned) => {
  const user = pages(5, 9);
  const input = screen.getByRole('textbox', { name: 'شماره صفحه' });
  await user.clear(input);
  await user.type(input, `${typed}{Enter}`);
  expect(onPage.mock.calls).toEqual(turned);
});

it('removes leading zeros while typing, and resets a number that is not a page', async () => {
  const user = pages(5, 9);
  const input = screen.getByRole('textbox', { name: 'شماره صفحه' });
  await user.clear(input);
  await user.type(input, '0042');
  expect(input).toHaveValue('۴۲');
  await user.tab();
  expect(input).toHaveValue('۵');
  expect(onPage).not.toHaveBeenCalled();
});
