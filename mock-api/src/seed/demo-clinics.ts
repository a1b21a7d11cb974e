import type { accountStatuses } from '@ziba/shared/contracts/clinics';
import { addDays } from './calendar';
import { nationalCode } from './people';
import { randomOf } from './random';

export const demoCategories = [
  { id: 1, name: 'کلینیک زیبایی', name_en: 'Beauty clinic' },
  { id: 2, name: 'کلینیک پوست و مو', name_en: 'Skin and hair clinic' },
  { id: 3, name: 'کلینیک لیزر', name_en: 'Laser clinic' },
];

interface Paid {
  /** Tomans. */
  amount: number;
  days: number;
}

const paymentOf = ({ amount, days }: Paid) => ({
  payment_title: `اشتراک ${days} روزه`,
  payment_description: 'هزینه اشتراک، فضای ذخیره‌سازی و پیامک',
  amount_to_pay: amount,
  paid_amount: amount,
  subscription_days: days,
});

interface Standing {
  /** How many days ago the subscription began. */
  daysAgo: number;
  status: (typeof accountStatuses)[number];
  reason?: string;
}

const standingOf = ({ daysAgo, status, reason }: Standing, today: string) => ({
  subscription_start_date: addDays(today, -daysAgo),
  account_status: status,
  is_active: status === 'active',
  suspention_reason: reason ?? null,
});

interface DemoClinic {
  id: number;
  clinic_id: string;
  name: string;
  name_en: string;
  address: string;
  clinic_category_id: number;
  responsible_name: string;
  accent_color?: string;
  phone1: string;
  phone2: string | null;
  features: string;
  subscription_type: string;
  notes: string | null;
  paid: Paid;
  standing: Standing;
}

/** The four demo clinics: two are active, one has an expired subscription, one is suspended. */
const clinics: readonly DemoClinic[] = [
  {
    id: 1,
    clinic_id: 'C-MEHR-SHZ-0504-1234567',
    name: 'کلینیک زیبایی مهر',
    name_en: 'Mehr Beauty Clinic',
    address: 'شیراز، بلوار چمران، ساختمان پزشکان مهر، طبقه سوم',
    clinic_category_id: 1,
    responsible_name: 'مینا کریمی',
    phone1: '09171234567',
    phone2: '07136271010',
    features: 'پیامک، گزارش، فایل',
    subscription_type: 'سالیانه',
    notes: 'قرارداد پشتیبانی تا پایان سال تمدید شده است.',
    paid: { amount: 48_000_000, days: 365 },
    standing: { daysAgo: 96, status: 'active' },
  },
  {
    id: 2,
    clinic_id: 'C-PSTM-SHZ-0504-7654321',
    name: 'کلینیک پوست و موی شیراز',
    name_en: 'Shiraz Skin and Hair Clinic',
    address: 'شیراز، خیابان ملاصدرا، مجتمع پارسیان، واحد ۱۲',
    clinic_category_id: 2,
    responsible_name: 'نیما زارع',
    accent_color: '#0f766e',
    phone1: '09177654321',
    phone2: null,
    features: 'پیامک، گزارش',
    subscription_type: 'کاربر',
    notes: null,
    paid: { amount: 26_500_000, days: 180 },
    standing: { daysAgo: 155, status: 'active' },
  },
  {
    id: 3,
    clinic_id: 'C-AFTB-SHZ-0503-2468101',
    name: 'کلینیک لیزر آفتاب',
    name_en: 'Aftab Laser Clinic',
    address: 'شیراز، بلوار معالی‌آباد، نبش کوچه ۸',
    clinic_category_id: 3,
    responsible_name: 'فرزانه یوسفی',
    phone1: '09173216540',
    phone2: null,
    features: 'گزارش',
    subscription_type: 'سالیانه',
    notes: 'در انتظار تمدید اشتراک.',
    paid: { amount: 9_800_000, days: 90 },
    standing: { daysAgo: 124, status: 'active' },
  },
  {
    id: 4,
    clinic_id: 'C-NGIN-SHZ-0504-1357913',
    name: 'کلینیک زیبایی نگین',
    name_en: 'Negin Beauty Clinic',
    address: 'شیراز، خیابان قصردشت، پلاک ۲۱۴',
    clinic_category_id: 1,
    responsible_name: 'کامران جلالی',
    phone1: '09179876543',
    phone2: null,
    features: 'پیامک',
    subscription_type: 'سالیانه',
    notes: null,
    paid: { amount: 31_000_000, days: 365 },
    standing: {
      daysAgo: 40,
      status: 'suspended',
      reason: 'مدارک هویتی کلینیک هنوز تکمیل نشده است.',
    },
  },
];

/** The rows of the demo clinics on a day (YYYY-MM-DD). */
export function demoClinics(today: string) {
  const random = randomOf('clinics');
  return clinics.map(({ paid, standing, ...clinic }) => ({
    city: 'شیراز',
    accent_color: null,
    ...clinic,
    responsible_national_id: nationalCode(random),
    ...paymentOf(paid),
    ...standingOf(standing, today),
  }));
}
