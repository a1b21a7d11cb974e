import { addDays } from './calendar';
import type { NextId } from './insert-rows';
import { distinct, randomOf, type Random } from './random';

const types = [
  { name: 'مصرفی', name_en: 'consumable' },
  { name: 'دارویی', name_en: 'medicine' },
  { name: 'تجهیزات', name_en: 'equipment' },
  { name: 'بهداشتی', name_en: 'hygiene' },
] as const;
const categories = [
  { name: 'تزریق', name_en: 'injection' },
  { name: 'پانسمان و ضدعفونی', name_en: 'dressing' },
  { name: 'لیزر و دستگاه', name_en: 'device' },
  { name: 'پوست و مو', name_en: 'skin_and_hair' },
] as const;

type Type = (typeof types)[number]['name_en'];
type Category = (typeof categories)[number]['name_en'];

/** Days from today to the expiry or service date; null for none. */
type Goods = [
  name: string,
  brand: string | null,
  unit: string,
  type: Type,
  category: Category,
  stock: number,
  minimum: number | null,
  expiresIn: number | null,
];

const goods: Goods[] = [
  ['سرنگ انسولین ۱ سی‌سی', 'سوپا', 'عدد', 'consumable', 'injection', 420, 100, 540],
  ['سرنگ ۵ سی‌سی', 'سوپا', 'عدد', 'consumable', 'injection', 35, 100, 430],
  ['سوزن مزوتراپی', 'مزورام', 'بسته', 'consumable', 'injection', 12, 10, 300],
  ['بوتاکس ۱۰۰ واحدی', 'دیسپورت', 'ویال', 'medicine', 'injection', 9, 5, 14],
  ['ژل هیالورونیک اسید', 'ژوویدرم', 'سرنگ', 'medicine', 'injection', 16, 6, 210],
  ['لیدوکائین ۲ درصد', 'کاسپین تامین', 'آمپول', 'medicine', 'injection', 60, 40, 12],
  ['کرم بی‌حسی', 'اکسیر', 'تیوب', 'medicine', 'skin_and_hair', 4, 8, 160],
  ['هیالورونیداز', 'لیپوران', 'ویال', 'medicine', 'injection', 3, 2, -6],
  ['مزوکوکتل روشن‌کننده', 'فیوژن', 'ویال', 'medicine', 'skin_and_hair', 0, 5, 120],
  ['دستکش لاتکس متوسط', 'حریر', 'جعبه', 'consumable', 'dressing', 27, 10, null],
  ['گاز استریل', 'کاوه', 'بسته', 'consumable', 'dressing', 140, 50, 700],
  ['پنبه الکلی', 'آویشن', 'بسته', 'consumable', 'dressing', 18, 20, 365],
  ['الکل ۷۰ درصد', 'زکریا', 'لیتر', 'hygiene', 'dressing', 6.5, 4, 250],
  ['بتادین', 'بهسا', 'بطری', 'hygiene', 'dressing', 11, 5, 17],
  ['ملحفه یک‌بار مصرف', null, 'رول', 'hygiene', 'dressing', 22, 8, null],
  ['ماسک سه‌لایه', 'پویا', 'جعبه', 'hygiene', 'dressing', 0, 6, null],
  ['ژل لیزر', 'اکوسونیک', 'لیتر', 'consumable', 'device', 14, 5, 480],
  ['هندپیس لیزر الکساندرایت', 'کندلا', 'عدد', 'equipment', 'device', 2, 1, 19],
  ['عینک محافظ لیزر', 'اپتیما', 'عدد', 'equipment', 'device', 7, 4, null],
  ['کارتریج هایفو', 'اولترافرمر', 'عدد', 'equipment', 'device', 3, 3, 90],
  ['کارتریج میکرونیدلینگ', 'درماپن', 'عدد', 'consumable', 'skin_and_hair', 48, 20, 330],
  ['کیت پی‌آر‌پی', 'آرتیمیس', 'کیت', 'consumable', 'skin_and_hair', 15, 6, -2],
  ['ماسک هیدراته', 'نئودرم', 'عدد', 'consumable', 'skin_and_hair', 64, 20, 260],
  ['ضدآفتاب بی‌رنگ SPF50', 'ژیناژن', 'تیوب', 'hygiene', 'skin_and_hair', 33, 10, 410],
];

/** Types, categories, products, their first movements and their financial documents. */
export function demoProducts(clinicId: number, today: string, nextId: NextId) {
  const random = randomOf(`products of ${clinicId}`);
  const nextCode = distinct(() => random.digits(5));
  const named = <Name extends { name_en: string }>(table: string, names: readonly Name[]) =>
    names.map((name) => ({ clinic_id: clinicId, id: nextId(table), ...name }));
  const typeRows = named('product_types', types);
  const categoryRows = named('product_categories', categories);

  const productRows = goods.map((item) => {
    const [name, brand, unit, type, category, stock, minimum, expiresIn] = item;
    return {
      clinic_id: clinicId,
      id: nextId('products'),
      product_code: nextCode(),
      accounting_code: nextCode(),
      name,
      brand,
      unit,
      stock: clinicId === 1 ? stock : Math.ceil(stock * 0.7),
      min_required_stock: minimum,
      expiration_or_service: expiresIn === null ? null : addDays(today, expiresIn),
      date_kind: type === 'equipment' ? 'service' : 'expiry',
      type_id: typeRows.find(({ name_en }) => name_en === type)?.id,
      category_id: categoryRows.find(({ name_en }) => name_en === category)?.id,
    };
  });
  return { typeRows, categoryRows, productRows, ...demoStock(random, today, productRows, nextId) };
}

interface Product {
  clinic_id: number;
  id: number;
  stock: number;
}

/** Half of the products have a document; the movements of each product add up to its stock. */
function demoStock(random: Random, today: string, products: readonly Product[], nextId: NextId) {
  const documentRows = products
    .filter((product, index) => index % 2 === 0 && product.stock >= 3)
    .map(({ clinic_id, id, stock }, index) => {
      const purchased = random.int(1, Math.floor(stock / 2)) + 2;
      const cost = random.int(2, 60) * 150_000;
      return {
        clinic_id,
        id: nextId('product_financial'),
        product_id: id,
        purchased_quantity: purchased,
        sold_quantity: random.int(0, 2),
        paid_cost: cost,
        remaining_cost: random.chance(30) ? Math.round(cost / 40_000) * 10_000 : 0,
        description: random.chance(50) ? 'خرید ماهانه از شرکت پخش' : null,
        created_at: `${addDays(today, 3 * index - 40)}T09:30:00Z`,
      };
    });

  const movementRows = products.flatMap(({ clinic_id, id, stock }) => {
    const document = documentRows.find(({ product_id }) => product_id === id);
    const moved = document ? document.purchased_quantity - document.sold_quantity : 0;
    const kinds = [
      { kind: 'initial', quantity: stock - moved, stock_after: stock - moved, document: null },
      { kind: 'document', quantity: moved, stock_after: stock, document: document?.id ?? null },
    ];
    return kinds
      .filter(({ quantity }) => quantity !== 0)
      .map(({ document: product_financial_id, ...movement }) => ({
        clinic_id,
        id: nextId('stock_movements'),
        product_id: id,
        product_financial_id,
        ...movement,
      }));
  });
  return { documentRows, movementRows };
}
