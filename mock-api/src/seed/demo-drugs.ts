import type { NextId } from './insert-rows';

interface Clinic {
  clinicId: number;
  /** The doctors whose favourites are among the drugs. */
  doctors: readonly number[];
}

type Words = readonly [
  name: string,
  form: string,
  strength: string | null,
  quantity: string,
  dose: string,
  frequency: string,
  duration: string,
  route: string,
  usage: string,
];

const list: readonly Words[] = [
  [
    'استامینوفن',
    'قرص',
    '۵۰۰ میلی‌گرم',
    '۲۰ عدد',
    '۱ عدد',
    'هر ۸ ساعت',
    '۷ روز',
    'خوراکی',
    'پس از غذا',
  ],
  [
    'ایبوپروفن',
    'قرص',
    '۴۰۰ میلی‌گرم',
    '۱۰ عدد',
    '۱ عدد',
    'هر ۸ ساعت',
    '۳ روز',
    'خوراکی',
    'پس از غذا',
  ],
  [
    'آموکسی‌سیلین',
    'کپسول',
    '۵۰۰ میلی‌گرم',
    '۲۱ عدد',
    '۱ عدد',
    'هر ۸ ساعت',
    '۷ روز',
    'خوراکی',
    'هر ۸ ساعت، تا پایان دوره',
  ],
  [
    'سفالکسین',
    'کپسول',
    '۵۰۰ میلی‌گرم',
    '۲۰ عدد',
    '۱ عدد',
    'هر ۶ ساعت',
    '۵ روز',
    'خوراکی',
    'هر ۶ ساعت',
  ],
  [
    'ویتامین د۳',
    'کپسول',
    '۵۰٬۰۰۰ واحد',
    '۸ عدد',
    '۱ عدد',
    'هفته‌ای یک بار',
    '۸ هفته',
    'خوراکی',
    'هفته‌ای یک عدد، با غذا',
  ],
  [
    'موپیروسین',
    'پماد',
    '۲٪',
    '۱ عدد',
    'یک لایه نازک',
    'روزی ۳ بار',
    '۷ روز',
    'موضعی',
    'روزی سه بار روی محل',
  ],
  [
    'ترتینوئین',
    'کرم',
    '۰٫۰۵٪',
    '۱ عدد',
    'یک لایه نازک',
    'شبی یک بار',
    '۳ ماه',
    'موضعی',
    'شب‌ها، پیش از خواب',
  ],
  [
    'هیدروکورتیزون',
    'کرم',
    '۱٪',
    '۱ عدد',
    'یک لایه نازک',
    'روزی ۲ بار',
    '۵ روز',
    'موضعی',
    'صبح و شب',
  ],
  [
    'مینوکسیدیل',
    'محلول',
    '۵٪',
    '۱ عدد',
    '۱ میلی‌لیتر',
    'روزی ۲ بار',
    '۳ ماه',
    'موضعی',
    'روزی دو بار روی پوست سر',
  ],
  ['ضدآفتاب', 'کرم', 'SPF 50', '۱ عدد', 'یک لایه', 'هر ۳ ساعت', '۳ ماه', 'موضعی', 'هر ۳ ساعت'],
];

const favourites = [0, 2, 5, 6];

/** The drugs of a clinic, and the favourites of its doctors. */
export function demoDrugs({ clinicId, doctors }: Clinic, nextId: NextId) {
  const drugRows = list.map(
    ([name, form, strength, quantity, dose, frequency, duration, route, usage]) => ({
      clinic_id: clinicId,
      id: nextId('drugs'),
      ...{ name, form, strength, quantity, dose, frequency, duration, route, usage },
    }),
  );
  const favouriteRows = doctors.flatMap((user_id) =>
    favourites.flatMap((place) => {
      const drug = drugRows[place];
      return drug ? [{ clinic_id: clinicId, user_id, drug_id: drug.id }] : [];
    }),
  );
  return { drugRows, favouriteRows };
}

/** The usual words of a clinic for when to take a drug. */
export const demoUsagePhrases = [
  'پس از غذا',
  'پیش از غذا',
  'هر ۸ ساعت',
  'هر ۱۲ ساعت',
  'شب‌ها، پیش از خواب',
  'در صورت درد',
];
