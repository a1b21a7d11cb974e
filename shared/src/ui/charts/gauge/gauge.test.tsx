import { render, screen } from '@testing-library/react';
import { Gauge } from './gauge';

it.each([
  [0, '۰٪، کم'],
  [33, '۳۳٪، کم'],
  [33.1, '۳۳٪، متوسط'],
  [66, '۶۶٪، متوسط'],
  [67, '۶۷٪، کافی'],
  [140, '۱۰۰٪، کافی'],
])('%d percent left: %s', (value, text) => {
  render(<Gauge value={value} max={100} label="پیامک" />);
  expect(screen.getByRole('meter', { name: 'پیامک' })).toHaveAttribute('aria-valuetext', text);
});

it('shows the given text, and that something has no limit', () => {
  render(<Gauge value={20} max={30} label="اشتراک" text="۲۰ روز" />);
  render(<Gauge value={0} max={null} label="ترافیک" />);
  expect(screen.getByRole('meter', { name: 'اشتراک' })).toHaveTextContent('۲۰ روزکافی');
  expect(screen.getByRole('meter', { name: 'ترافیک' })).toHaveTextContent('نامحدود');
});

it('says that a value is not known, and shows the hint below', () => {
  render(<Gauge value={null} max={30} label="فضا" hint="از ۳۰ گیگابایت" />);
  expect(screen.getByRole('meter', { name: 'فضا' })).toHaveAttribute('aria-valuetext', 'نامشخص');
  expect(screen.getByText('از ۳۰ گیگابایت')).toBeVisible();
});
