import { screen } from '@testing-library/react';
import { appointmentStatusColumn } from '../../../domain/appointment-status-column';
import { clinicIdColumn } from '../../../domain/clinic-id-column';
import { statusColumn } from '../../../domain/status-column';
import { requiredItemsColumn } from '../../../domain/required-items-column';
import { renderScreen } from '../../../testing/render-screen';
import { formatToman } from '../../../format/money';
import type { Column, ListColumn } from '../column';
import { actionsColumn } from './actions-column';
import { buttonColumn } from './button-column';
import { codeColumn } from './code-column';
import { dateTimeColumn } from './date-time-column';
import { numberColumn } from './number-column';
import { textColumn } from './text-column';
import { valueOf } from '../plain-text';

interface Row {
  name: string;
  value?: string | null;
  amount?: number | null;
}
const row: Row = { name: 'سارا' };
const pressed = jest.fn();

function shown(column: Column<Row>, of: Row = row) {
  const { container, user } = renderScreen(<div>{column.cell(of)}</div>);
  return { text: container.textContent, user, value: column.value?.(of) };
}

it('text: Persian digits on the screen, Latin digits in files', () => {
  const column = textColumn<Row>({ title: 'خدمت', text: () => 'سرنگ 5 سی‌سی' });
  expect(shown(column)).toMatchObject({ text: 'سرنگ ۵ سی‌سی', value: 'سرنگ 5 سی‌سی' });
});

it('text: no element for an empty text, so that a card leaves it out', () => {
  expect(textColumn<Row>({ title: 'توضیح', text: () => '' }).cell(row)).toBeNull();
});

it('own column: plain text is its own value, elements need a value beside them', () => {
  const plain: ListColumn<Row> = { title: 'نام', cell: ({ name }) => name };
  const withValue: ListColumn<Row> = {
    title: 'نام',
    cell: ({ name }) => <b>{name}</b>,
    value: ({ name }) => name,
  };
  // @ts-expect-error a file, and the search in the browser, would find this cell blank
  const blank: ListColumn<Row> = { title: 'نام', cell: ({ name }) => <b>{name}</b> };
  expect([plain, withValue, blank].map((column) => valueOf<Row>(column, row))).toEqual([
    'سارا',
    'سارا',
    'سارا',
  ]);
});

it.each([
  ['0012345679', '۰۰۱۲۳۴۵۶۷۹'],
  ['SVC-1A2B3C', 'SVC-1A2B3C'],
  [null, ''],
])('code: %s is shown as %s', (code, text) => {
  expect(shown(codeColumn<Row>({ title: 'کد', code: () => code }))).toMatchObject({
    text,
    value: code,
  });
});

it('number: an amount with its unit, a number in files, no element without a number', () => {
  const column = numberColumn<Row>({
    title: 'هزینه',
    number: ({ amount }) => amount,
    format: formatToman,
  });
  expect(shown(column, { ...row, amount: 4_500_000 })).toMatchObject({
    text: '۴٬۵۰۰٬۰۰۰ تومان',
    value: 4_500_000,
  });
  expect(column.cell(row)).toBeNull();
});

it.each([
  ['2026-03-10T10:30:00.000Z', '۱۴۰۴/۱۲/۱۹، ۱۴:۰۰', '1404/12/19 14:00'],
  ['2026-03-10', '۱۴۰۴/۱۲/۱۹', '1404/12/19'],
  [null, '', ''],
])('date-time: %s is shown as %s', (iso, text, value) => {
  const column = dateTimeColumn<Row>({ title: 'زمان', date: () => iso });
  expect(shown(column)).toMatchObject({ text, value });
});

it('status: its word, no element without a status', () => {
  const column = statusColumn<Row, 'paid'>({
    title: 'پرداخت',
    of: 'paid',
    status: ({ value }) => value as 'پرداخت ناقص' | undefined,
  });
  expect(shown(column, { ...row, value: 'پرداخت ناقص' })).toMatchObject({
    text: 'پرداخت ناقص',
    value: 'پرداخت ناقص',
  });
  expect(column.cell(row)).toBeNull();
});

it('appointment status: the word of the texts', () => {
  const column = appointmentStatusColumn<Row>({ title: 'وضعیت', status: () => 'canceled' });
  expect(shown(column)).toMatchObject({ text: 'کنسل شده', value: 'کنسل شده' });
});

it('clinic id: the whole id, with a button that copies it', () => {
  const column = clinicIdColumn<Row>({ title: 'شناسه', clinicId: () => 'C-MEHR-SHZ-0504-1234567' });
  expect(shown(column).value).toBe('C-MEHR-SHZ-0504-1234567');
  expect(screen.getByRole('button', { name: 'کپی C-MEHR-SHZ-0504-1234567' })).toBeVisible();
});

it('required items: two are shown, the others after a press, all in files', async () => {
  const items = ['سرنگ', 'گاز', 'ژل'].map((name) => ({ name, quantity: '2 عدد' }));
  const column = requiredItemsColumn<Row>({ title: 'اقلام', items: () => items });
  const { user, value } = shown(column);
  expect(value).toBe('سرنگ (2 عدد)، گاز (2 عدد)، ژل (2 عدد)');
  expect(screen.getByText('گاز')).toBeVisible();
  expect(screen.getByText('ژل')).not.toBeVisible();
  await user.click(screen.getByText('و ۱ قلم دیگر'));
  expect(screen.getByText('ژل')).toBeVisible();
});

it('button: named after its row', async () => {
  const column = buttonColumn<Row>({
    label: ({ value }) => (value === null ? undefined : 'مشاهده نسخه'),
    nameOf: ({ name }) => name,
    onPress: pressed,
  });
  const { user } = shown(column);
  await user.click(screen.getByRole('button', { name: 'مشاهده نسخه سارا' }));
  expect(pressed).toHaveBeenCalledWith(row);
  expect(column.cell({ ...row, value: null })).toBeNull();
});

it('actions: a menu named after its row, none for a row without actions', async () => {
  const column = actionsColumn<Row>({
    nameOf: ({ name }) => name,
    actions: ({ value }) => [value !== null && { label: 'ویرایش', onSelect: pressed }],
  });
  const { user } = shown(column);
  screen.getByRole('button', { name: 'عملیات سارا' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(pressed).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'عملیات سارا' })).toHaveFocus();
  expect(column.cell({ ...row, value: null })).toBeNull();
});
