import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { Tabs } from './tabs';

const tabs = [
  { key: 'history', label: 'سابقه پزشکی', content: <input aria-label="یادداشت" /> },
  { key: 'plans', label: 'طرح‌های درمان', count: 12, content: <p>دو طرح</p> },
  { key: 'payments', label: 'پرداخت‌ها', content: <p>بدون بدهی</p> },
];
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const shownPanel = () => screen.getByRole('tabpanel');

it('shows one view at a time and names it by its tab', async () => {
  const { user } = renderScreen(<Tabs label="پرونده" tabs={tabs} />);
  const list = screen.getByRole('tablist', { name: 'پرونده' });
  expect(within(list).getAllByRole('tab')).toHaveLength(3);
  expect(tab('سابقه پزشکی')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab(/طرح‌های درمان/));
  expect(shownPanel()).toHaveAccessibleName('طرح‌های درمان ۱۲');
  expect(shownPanel()).toHaveTextContent('دو طرح');
});

it('is one tab stop, and the left arrow opens the next tab', async () => {
  const { user } = renderScreen(<Tabs label="پرونده" tabs={tabs} />);
  await user.tab();
  expect(tab('سابقه پزشکی')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab(/طرح‌های درمان/)).toHaveFocus();
  expect(shownPanel()).toHaveTextContent('دو طرح');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('پرداخت‌ها')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{End}');
  expect(tab('پرداخت‌ها')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('سابقه پزشکی')).toHaveFocus();
  await user.tab();
  expect(shownPanel()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'یادداشت' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('keeps what was typed in a view while another one is open', async () => {
  const { user } = renderScreen(<Tabs label="پرونده" tabs={tabs} />);
  await user.type(screen.getByRole('textbox', { name: 'یادداشت' }), 'حساسیت');
  await user.click(tab('پرداخت‌ها'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(tab('سابقه پزشکی'));
  expect(screen.getByRole('textbox', { name: 'یادداشت' })).toHaveValue('حساسیت');
});

it('keeps the open tab in the address beside other parameters', async () => {
  const { user, location } = renderScreen(<Tabs label="پرونده" tabs={tabs} param="tab" />, {
    path: '/file',
    at: '/file?page=2&tab=payments',
  });
  expect(tab('پرداخت‌ها')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab(/طرح‌های درمان/));
  expect(location()).toBe('/file?page=2&tab=plans');
  await user.click(tab('سابقه پزشکی'));
  expect(location()).toBe('/file?page=2');
});

it('opens the first tab when the address names an unknown one', () => {
  renderScreen(<Tabs label="پرونده" tabs={tabs} param="tab" />, {
    path: '/file',
    at: '/file?tab=none',
  });
  expect(tab('سابقه پزشکی')).toHaveAttribute('aria-selected', 'true');
});

it('opens another tab than the first one at first, and leaves the address without it', async () => {
  const { user, location } = renderScreen(
    <Tabs label="پرونده" tabs={tabs} param="tab" initial="plans" />,
    { path: '/file' },
  );
  expect(tab(/طرح‌های درمان/)).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('سابقه پزشکی'));
  expect(location()).toBe('/file?tab=history');
  await user.click(tab(/طرح‌های درمان/));
  expect(location()).toBe('/file');
});
