import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Chart } from './chart';
import { Dialog } from '../overlays/dialog';

const months = ['2025-03-21', '2025-04-21', '2025-05-22'];
const money = [
  { name: 'درآمد', values: [12_000_000, null, 9_000_000] },
  { name: 'سود', values: [2_000_000, -1_000_000, 0] },
];

function line() {
  return render(
    <Chart kind="line" label="درآمد" points={months} time="month" unit="تومان" series={money} />,
  );
}

const plot = (label: string) =>
  screen.findByRole('group', { name: new RegExp(`^نمودار ${label}؛`) });

/** Tab goes to the button first, then to the drawing. */
async function focusDrawing(label: string) {
  const drawing = await plot(label);
  await userEvent.tab();
  await userEvent.tab();
  expect(drawing).toHaveFocus();
}

it('has its numbers in a table, also while the table is hidden', async () => {
  line();
  const table = await screen.findByRole('table', { name: 'جدول درآمد' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'زماندرآمد (تومان)سود (تومان)',
    'فروردین ۱۴۰۴۱۲٬۰۰۰٬۰۰۰۲٬۰۰۰٬۰۰۰',
    'اردیبهشت ۱۴۰۴ثبت نشده\u200e−۱٬۰۰۰٬۰۰۰',
    'خرداد ۱۴۰۴۹٬۰۰۰٬۰۰۰۰',
  ]);
});

it('switches to the table and back', async () => {
  line();
  await userEvent.click(await screen.findByRole('button', { name: 'نمایش جدول' }));
  expect(screen.getByRole('region', { name: 'جدول درآمد' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'نمایش نمودار' }));
  expect(await plot('درآمد')).toBeVisible();
});

it('is read by keyboard: it begins at the newest point, and the right arrow goes into the past', async () => {
  line();
  await focusDrawing('درآمد');
  const tooltip = screen.getByRole('status');
  expect(tooltip).toHaveTextContent('خرداد ۱۴۰۴درآمد۹٬۰۰۰٬۰۰۰ تومانسود۰ تومان');
  await userEvent.keyboard('{ArrowRight}');
  expect(tooltip).toHaveTextContent('اردیبهشت ۱۴۰۴درآمدثبت نشدهسود\u200e−۱٬۰۰۰٬۰۰۰ تومان');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(tooltip).toHaveTextContent('فروردین ۱۴۰۴');
  await userEvent.keyboard('{ArrowLeft}');
  expect(tooltip).toHaveTextContent('اردیبهشت ۱۴۰۴');
  await userEvent.keyboard('{Escape}');
  expect(tooltip).toBeEmptyDOMElement();
});

it('closes its tooltip on Escape, and the dialog around it on the next', async () => {
  const close = jest.fn();
  render(
    <Dialog open title="گزارش" onClose={close}>
      <Chart kind="line" label="درآمد" points={months} time="month" series={money} />
    </Dialog>,
  );
  act(() => screen.getByRole('button', { name: 'بستن' }).focus());
  await focusDrawing('درآمد');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows the sum of stacked bars', async () => {
  render(
    <Chart
      kind="stacked"
      label="دریافتی"
      points={['لیزر', 'پوست']}
      series={[
        { name: 'نقد', values: [2, 3] },
        { name: 'کارت', values: [5, null] },
      ]}
    />,
  );
  await focusDrawing('دریافتی');
  expect(screen.getByRole('status')).toHaveTextContent('لیزرنقد۲کارت۵مجموع۷');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('پوستنقد۳کارتثبت نشدهمجموع۳');
});

it('shows each part of a donut with its share', async () => {
  const slices = [
    { name: 'لیزر', value: 3 },
    { name: 'پوست', value: 1 },
    { name: 'برگشت', value: -2 },
  ];
  render(<Chart kind="donut" label="سهم" unit="نوبت" slices={slices} />);
  await focusDrawing('سهم');
  expect(screen.getByRole('status')).toHaveTextContent('لیزر۳۷۵٪');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('status')).toHaveTextContent('پوست۱۲۵٪');
  expect(screen.getByRole('row', { name: 'برگشت \u200e−۲ ۰٪' })).toBeInTheDocument();
});

it.each([
  <Chart kind="line" label="نوبت" points={[]} time="day" series={[]} />,
  <Chart kind="bar" label="نوبت" points={['الف']} series={[{ name: 'ب', values: [null] }]} />,
  <Chart kind="donut" label="نوبت" slices={[{ name: 'الف', value: 0 }]} />,
])('says so when there is nothing to draw', async (chart) => {
  render(chart);
  const figure = await screen.findByRole('figure', { name: 'نوبت' });
  expect(figure).toHaveTextContent('داده‌ای برای نمودار نیست');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
