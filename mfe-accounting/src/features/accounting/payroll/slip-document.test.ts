import { aPayLine } from '../../../testing/payroll-samples';
import { slipDocument } from './slip-document';

const month = { title: 'مهر ۱۴۰۵', to: '2026-10-22' };

it('prints on A5 the parts that add up to the net pay', () => {
  const line = aPayLine({ adjustment: -80_000, note: 'مساعده', total: 20_700_000 });
  const slip = slipDocument(month, line, { clinic: { name: 'کلینیک زیبا' } });
  expect(slip).toMatchObject({ size: 'a5', title: 'فیش حقوقی', inWords: 20_700_000 });
  expect(slip.rows).toEqual([
    ['بخش ثابت', 20_000_000],
    ['بخش درصدی: ۳۰٪ از ۳٬۰۰۰٬۰۰۰ تومان', 900_000],
    ['اصلاح ماه‌های پیش', -120_000],
    ['تعدیل: مساعده', -80_000],
  ]);
  const sum = slip.rows?.reduce((total, [, amount]) => total + Number(amount), 0);
  expect(sum).toBe(line.total);
});
