import type { appointmentStatusLabels } from '../../contracts/appointment-texts';
import type { Page } from '../../contracts/lists';
import type { NeededItem } from '../../domain/required-items';

/** A row of the tables in the gallery. */
export interface Visit {
  id: number;
  patient: string;
  nationalCode: string;
  phone: string;
  doctor: string;
  service: string;
  at: string;
  fee: number;
  status: keyof typeof appointmentStatusLabels;
  items: NeededItem[];
  clinicId: string;
}

const names = ['سارا رضایی', 'مهسا کریمی', 'علی محمدی', 'نگار حسینی', 'پریسا احمدی', 'رضا موسوی'];
const families = ['شیرازی', 'تهرانی', 'زند', 'کاظمی', 'چمنی', 'گلستانی', 'یزدانی'];
const doctors = ['دکتر سارا احمدی', 'دکتر امید رستگار', 'دکتر لیلا پاکدل'];
const services = [
  { title: 'تزریق ژل لب', fee: 4_500_000 },
  { title: 'لیزر موهای زائد صورت', fee: 890_000 },
  { title: 'مزوتراپی مو', fee: 2_300_000 },
  { title: 'بوتاکس پیشانی و خط اخم', fee: 3_750_000 },
  { title: 'پاکسازی تخصصی پوست', fee: 1_200_000 },
];
const statuses = ['waiting', 'visiting', 'done', 'done', 'canceled', 'no_show'] as const;
const items: NeededItem[] = [
  { name: 'سرنگ ۵ سی‌سی', quantity: '۲ عدد' },
  { name: 'ژل هیالورونیک اسید', quantity: '۱ میلی‌لیتر' },
  { name: 'گاز استریل', quantity: '۱ بسته' },
  { name: 'کرم بی‌حسی', quantity: '۵ گرم' },
];

const digits = (value: number, length: number) => String(value).padStart(length, '0');

function pick<One>(list: readonly One[], index: number): One {
  return list[index % list.length] as One;
}

/** The service of the last visit: Persian and Latin words in two lines. */
const mixedText = 'سرم NaCl 0.9% وریدی\n0.9% inj.';

/** A visit that depends only on its number. */
export function visit(index: number): Visit {
  const service = pick(services, index * 3 + Math.floor(index / 4));
  return {
    id: index + 1,
    patient: `${pick(names, index * 5)} ${pick(families, index * 3 + Math.floor(index / 6))}`,
    nationalCode: digits(2_280_000_000 + ((index * 7_919_113) % 700_000_000), 10).replace(
      /^22/,
      '00',
    ),
    phone: `0917${digits((index * 1_234_577) % 10_000_000, 7)}`,
    doctor: pick(doctors, index),
    service: index === visitCount - 1 ? mixedText : service.title,
    at: new Date(Date.UTC(2026, 2, 10, 10, 30) + index * 30 * 60_000).toISOString(),
    fee: service.fee,
    status: pick(statuses, index),
    items: items.slice(0, (index * 3) % 5),
    clinicId: `C-MEHR-SHZ-0504-${digits(1_234_567 + index, 7)}`,
  };
}

/** The number of visits in the gallery. */
export const visitCount = 96;

/** A page of visits, like the server's answer. */
export function visitPage(page: number, limit = 10): Page<Visit> {
  const from = (page - 1) * limit;
  const length = Math.max(0, Math.min(limit, visitCount - from));
  return {
    data: Array.from({ length }, (_, index) => visit(from + index)),
    meta: { page, limit, total: visitCount, totalPages: Math.ceil(visitCount / limit) },
  };
}
