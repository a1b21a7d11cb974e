import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const input = () => screen.getByRole('searchbox', { name: 'جستجوی کالا' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

it('searches after a pause in typing', () => {
  const onSearch = jest.fn();
  render(<SearchField label="جستجوی کالا" value="" onSearch={onSearch} />);
  type('سر');
  pass(200);
  type('سرم ');
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['سرم']]);
  expect(input()).toHaveValue('سرم ');
});

it('searches at once with Enter, and only once', () => {
  const onSearch = jest.fn();
  render(<SearchField label="جستجوی کالا" value="" onSearch={onSearch} />);
  type('سرم');
  fireEvent.submit(screen.getByRole('search'));
  pass(1_000);
  expect(onSearch.mock.calls).toEqual([['سرم']]);
});

it('searches at once when it loses the focus, and not again', () => {
  const onSearch = jest.fn();
  render(<SearchField label="جستجوی کالا" value="" onSearch={onSearch} />);
  type('سرم');
  fireEvent.blur(input());
  expect(onSearch.mock.calls).toEqual([['سرم']]);
  fireEvent.blur(input());
  pass(1_000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('is cleared with its button', () => {
  const onSearch = jest.fn();
  render(<SearchField label="جستجوی کالا" value="سرم" onSearch={onSearch} />);
  fireEvent.click(screen.getByRole('button', { name: 'پاک کردن' }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(input()).toHaveValue('');
});

it('follows the address, but keeps a space that was typed last', () => {
  const { rerender } = render(<SearchField label="جستجوی کالا" value="" onSearch={jest.fn()} />);
  type('سرم ');
  rerender(<SearchField label="جستجوی کالا" value="سرم" onSearch={jest.fn()} />);
  expect(input()).toHaveValue('سرم ');
  rerender(<SearchField label="جستجوی کالا" value="ژل" onSearch={jest.fn()} />);
  expect(input()).toHaveValue('ژل');
});

it('keeps words that are too long, says so, and does not search for them', async () => {
  const onSearch = jest.fn();
  render(<SearchField label="جستجوی کالا" value="" onSearch={onSearch} />);
  expect(input()).not.toHaveAttribute('maxlength');
  type('س'.repeat(201));
  fireEvent.submit(screen.getByRole('search'));
  pass(1_000);
  expect(onSearch).not.toHaveBeenCalled();
  expect(input()).toHaveValue('س'.repeat(201));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '۲۰۱ نویسه نوشته شده است؛ حداکثر ۲۰۰ نویسه مجاز است.',
  );
  expect(input()).toHaveAccessibleDescription(/^۲۰۱ نویسه/);
  type('سرم');
  pass(300);
  expect(onSearch.mock.calls).toEqual([['سرم']]);
  expect(input()).not.toHaveAccessibleDescription();
});
