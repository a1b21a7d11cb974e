import { holdsWords } from './search-words';

/** Groups of drugs to one of which a patient may be allergic, or which harm in a pregnancy. */
export const drugClasses = [
  'penicillin',
  'cephalosporin',
  'macrolide',
  'quinolone',
  'tetracycline',
  'sulfonamide',
  'nsaid',
  'opioid',
  'local_anesthetic',
  'retinoid',
  'statin',
  'anticoagulant',
  'azole',
  'botulinum',
] as const;
export type DrugClass = (typeof drugClasses)[number];

export const drugClassLabels: Readonly<Record<DrugClass, string>> = {
  penicillin: 'پنی‌سیلین‌ها',
  cephalosporin: 'سفالوسپورین‌ها',
  macrolide: 'ماکرولیدها',
  quinolone: 'کینولون‌ها',
  tetracycline: 'تتراسایکلین‌ها',
  sulfonamide: 'سولفونامیدها',
  nsaid: 'مسکن‌های ضدالتهاب',
  opioid: 'مسکن‌های مخدر',
  local_anesthetic: 'بی‌حس‌کننده‌های موضعی',
  retinoid: 'رتینوئیدها',
  statin: 'استاتین‌ها',
  anticoagulant: 'ضدانعقادها',
  azole: 'ضدقارچ‌های آزولی',
  botulinum: 'سم بوتولینوم',
};

/** The names by which a drug, or an allergy, is recognised, in Persian and in Latin letters. */
const names: Readonly<Record<DrugClass, readonly string[]>> = {
  penicillin: [
    ...['پنی‌سیلین', 'آموکسی‌سیلین', 'آمپی‌سیلین', 'کلوگزاسیلین', 'کلوکساسیلین', 'کلاوولانیک'],
    ...['کوآموکسی', 'فارماتین', 'penicillin', 'amoxicillin', 'ampicillin', 'cloxacillin'],
  ],
  cephalosporin: [
    ...['سفالوسپورین', 'سفالکسین', 'سفیکسیم', 'سفازولین', 'سفتریاکسون', 'سفوروکسیم', 'سفدینیر'],
    ...['cephalosporin', 'cephalexin', 'cefixime', 'cefazolin', 'ceftriaxone', 'cefuroxime'],
  ],
  macrolide: [
    ...['ماکرولید', 'آزیترومایسین', 'اریترومایسین', 'کلاریترومایسین'],
    ...['azithromycin', 'erythromycin', 'clarithromycin'],
  ],
  quinolone: [
    ...['کینولون', 'سیپروفلوکساسین', 'لووفلوکساسین', 'افلوکساسین', 'موکسی‌فلوکساسین'],
    ...['ciprofloxacin', 'levofloxacin', 'ofloxacin', 'moxifloxacin'],
  ],
  tetracycline: [
    ...['تتراسایکلین', 'داکسی‌سایکلین', 'مینوسایکلین'],
    ...['tetracycline', 'doxycycline', 'minocycline'],
  ],
  // Sulfates are no sulfonamides, so the beginning of both words is not among the names.
  sulfonamide: [
    ...['سولفونامید', 'سولفامید', 'سولفامتوکسازول', 'کوتریموکسازول', 'سولفاسالازین'],
    ...['sulfonamide', 'sulfamethoxazole', 'cotrimoxazole', 'sulfasalazine'],
  ],
  nsaid: [
    ...['ایبوپروفن', 'دیکلوفناک', 'ناپروکسن', 'مفنامیک', 'سلکوکسیب', 'آسپرین', 'ایندومتاسین'],
    ...['ملوکسیکام', 'کتورولاک', 'ژلوفن', 'استیل سالیسیلیک', 'ibuprofen', 'diclofenac'],
    ...['naproxen', 'celecoxib', 'aspirin', 'ketorolac', 'nsaid'],
  ],
  opioid: ['کدئین', 'ترامادول', 'مورفین', 'متادون', 'پتیدین', 'codeine', 'tramadol', 'morphine'],
  local_anesthetic: [
    ...['لیدوکائین', 'پریلوکائین', 'بوپیواکائین', 'تتراکائین', 'مپیواکائین'],
    ...['lidocaine', 'prilocaine', 'bupivacaine', 'tetracaine', 'emla'],
  ],
  retinoid: [
    ...['رتینوئید', 'ایزوترتینوئین', 'ترتینوئین', 'راکوتان', 'آسیترتین', 'آداپالن', 'رتینول'],
    ...['isotretinoin', 'tretinoin', 'roaccutane', 'acitretin', 'adapalene'],
  ],
  statin: ['استاتین', 'atorvastatin', 'rosuvastatin', 'simvastatin', 'lovastatin'],
  anticoagulant: ['وارفارین', 'ریواروکسابان', 'آپیکسابان', 'warfarin', 'rivaroxaban', 'apixaban'],
  azole: ['فلوکونازول', 'ایتراکونازول', 'کتوکونازول', 'fluconazole', 'itraconazole'],
  botulinum: ['بوتولینوم', 'بوتاکس', 'دیسپورت', 'botulinum', 'botox', 'dysport'],
};

/** Classes that are avoided in a pregnancy. */
export const avoidedInPregnancy: ReadonlySet<DrugClass> = new Set<DrugClass>([
  ...(['quinolone', 'tetracycline', 'nsaid', 'retinoid', 'statin', 'anticoagulant'] as const),
  ...(['azole', 'botulinum'] as const),
]);

/** Whoever is allergic to one of a pair may be allergic to the other. */
const related: readonly (readonly [DrugClass, DrugClass])[] = [['penicillin', 'cephalosporin']];

/** Whether an allergy to one class may also be one to the other. */
export const areRelated = (one: DrugClass, other: DrugClass): boolean =>
  related.some((pair) => one !== other && pair.includes(one) && pair.includes(other));

/** The classes that a text names: that of a drug, or those of an allergy. */
export const classesIn = (text: string): DrugClass[] =>
  drugClasses.filter((name) => names[name].some((word) => holdsWords(text, word)));
