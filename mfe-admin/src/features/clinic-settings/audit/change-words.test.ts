import { actOf, detailsOf } from './change-words';

const entry = {
  action: 'update',
  entity: 'patients',
  entity_id: 12,
  before: null,
  after: null,
  reason: null,
};

it('names the act and the row', () => {
  expect(actOf(entry)).toBe('ویرایش پرونده زیباجو شماره ۱۲');
  expect(actOf({ ...entry, action: 'void', entity: 'payments' })).toBe('ابطال پرداخت شماره ۱۲');
  expect(actOf({ ...entry, action: 'login', entity: 'users', entity_id: null })).toBe('ورود کاربر');
});

it('says each changed field before and after, in words', () => {
  const before = { address: 'شیراز', birth_date: '2000-01-01', weight: 60, is_active: true };
  const after = { address: null, birth_date: '2000-01-02', weight: 1061, is_active: false };
  expect(detailsOf({ ...entry, before, after })).toEqual([
    'نشانی: از «شیراز» به «خالی»',
    'تاریخ تولد: از «۱۳۷۸/۱۰/۱۱» به «۱۳۷۸/۱۰/۱۲»',
    'وزن: از «۶۰» به «۱٬۰۶۱»',
    'فعال: از «بله» به «خیر»',
  ]);
});

it('says the first values of a new row, and only counts internal fields', () => {
  const after = { full_name: 'مینا راد', search_norm: 'مینا', photos: [1, 2] };
  expect(detailsOf({ ...entry, action: 'create', after })).toEqual([
    'نام و نام خانوادگی: مینا راد',
    'و ۲ مورد دیگر',
  ]);
});

it('says the reason, wherever it stands', () => {
  expect(detailsOf({ ...entry, action: 'archive', reason: 'تکراری' })).toEqual(['دلیل: تکراری']);
  const after = { account_status: 'suspended', reason: 'بدهی' };
  expect(detailsOf({ ...entry, after })).toEqual(['وضعیت حساب: تعلیق‌شده', 'دلیل: بدهی']);
});
