import { defaultServiceImage } from '@ziba/shared/contracts/services';
import type { NextId } from './insert-rows';
import { distinct, randomOf } from './random';

const categories = [
  { name: 'ویزیت', name_en: 'general_visit' },
  { name: 'لیزر', name_en: 'laser' },
  { name: 'تزریقات زیبایی', name_en: 'injection' },
  { name: 'مراقبت پوست', name_en: 'skin_care' },
  { name: 'کاشت و درمان مو', name_en: 'hair' },
] as const;

type Category = (typeof categories)[number]['name_en'];
type Offer = [title: string, category: Category, fee: number, description: string | null];

/** The default service of the booking form. */
export const defaultVisit = 'ویزیت عمومی';

const offers: Offer[] = [
  [defaultVisit, 'general_visit', 350_000, 'معاینه و گفت‌وگو با پزشک، حدود ۲۰ دقیقه'],
  ['ویزیت تخصصی پوست', 'general_visit', 520_000, 'همراه با درماتوسکوپی'],
  ['مشاوره زیبایی', 'general_visit', 250_000, 'بررسی چهره و پیشنهاد طرح درمان'],
  ['لیزر موهای زائد صورت', 'laser', 890_000, null],
  ['لیزر موهای زائد تمام بدن', 'laser', 4_600_000, 'هر جلسه؛ معمولا ۶ تا ۸ جلسه با فاصله ۶ هفته'],
  ['لیزر درمان جای جوش', 'laser', 2_350_000, 'پس از لیزر تا ۷۲ ساعت از ضدآفتاب استفاده شود'],
  ['تزریق بوتاکس', 'injection', 3_800_000, 'پیشانی، اخم و دور چشم'],
  ['تزریق ژل لب', 'injection', 4_200_000, 'یک سی‌سی، با بی‌حسی موضعی'],
  ['مزوتراپی صورت', 'injection', 1_950_000, null],
  ['پاک‌سازی پوست', 'skin_care', 980_000, 'پاک‌سازی عمقی با بخور و ماسک'],
  ['میکرونیدلینگ', 'skin_care', 1_750_000, 'بازسازی پوست و کاهش منافذ'],
  ['هایفوتراپی', 'skin_care', 6_900_000, 'سفت‌شدن پوست بدون جراحی'],
  ['پی‌آر‌پی مو', 'hair', 2_100_000, 'تزریق پلاسمای غنی از پلاکت'],
  ['کاشت ابرو', 'hair', 12_500_000, 'به روش میکروگرافت'],
];

export interface DemoService {
  id: number;
  title: string;
  fee: number;
}

/** Categories and services of a clinic; the first service is its default visit. */
export function demoServices(clinicId: number, nextId: NextId) {
  const random = randomOf(`services of ${clinicId}`);
  const nextCode = distinct(() => `SVC-${random.digits(4)}`);
  const categoryRows = categories.map((category) => ({
    clinic_id: clinicId,
    id: nextId('service_categories'),
    ...category,
  }));
  const idOf = (name: Category) => categoryRows.find(({ name_en }) => name_en === name)?.id;
  const serviceRows = offers.map(([title, category, fee, description]) => ({
    clinic_id: clinicId,
    id: nextId('services'),
    system_code: nextCode(),
    title,
    category_id: idOf(category),
    fee: clinicId === 1 ? fee : Math.round((fee * 0.94) / 10_000) * 10_000,
    description,
    image: defaultServiceImage,
    is_default_visit: title === defaultVisit,
  }));
  return { categoryRows, serviceRows };
}
