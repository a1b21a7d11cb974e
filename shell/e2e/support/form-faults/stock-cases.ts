import { field, press } from '../fields';
import type { FormCase } from './form-case';

const stock = 'mfe-inventory/src/features/inventory';

/** Forms of the store: deliveries, movements by hand, stock-takings. */
export const stockCases: Record<string, FormCase> = {
  'a movement of goods': {
    file: `${stock}/stock/movement-dialog.tsx`,
    username: 'storekeeper',
    path: '/clinic/inventory/product/:product',
    open: async (page) => {
      await press(page, 'ثبت گردش کالا');
      await page.getByRole('menuitem', { name: 'برگشت به انبار' }).click();
    },
    typed: { علت: 'مصرف نشد' },
    choose: (page) => field(page.getByRole('dialog'), 'مقدار').fill('2'),
    submit: 'ثبت',
    saved: /^ثبت شد؛ موجودی اکنون/,
    rows: '/products/:product/movements?limit=1',
  },
  'a stock-taking': {
    file: `${stock}/counts/start-dialog.tsx`,
    username: 'storekeeper',
    path: '/clinic/inventory/counts',
    open: (page) => press(page, 'شروع شمارش'),
    typed: { 'نام شمارش': 'شمارش پایان فصل' },
    submit: 'شروع شمارش',
    saved: /هر بار خواندن یکی می‌افزاید/,
    rows: '/stock-counts/pagination?limit=1',
  },
};
