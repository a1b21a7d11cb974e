import { toPersianDigits } from './digits';

const namedPhones = 5;

export const smsTexts = {
  phoneRequired: 'شماره تماس گیرنده الزامی است',
  phoneWrong: 'شماره تماس باید با ۰۹ شروع شود و ۱۱ رقم باشد',
  phonesWrong: (wrong: readonly string[]) => {
    const rest = wrong.length - namedPhones;
    const more = rest > 0 ? ` و ${rest} شماره دیگر` : '';
    const named = wrong.slice(0, namedPhones).join('، ');
    return toPersianDigits(`این شماره‌ها درست نیستند: ${named}${more}`);
  },
  clinicRequired: 'کلینیک را انتخاب کنید',
  receiverRequired: 'گیرنده پیامک را انتخاب کنید',
  bodyRequired: 'متن پیامک الزامی است',
  titleRequired: 'عنوان پیامک الزامی است',
  audienceRequired: 'گروه گیرندگان را انتخاب کنید',
  tooManyPhones: 'در هر ارسال حداکثر ۵۰۰ شماره پذیرفته می‌شود',
  onlyPatients: 'این محدودیت فقط برای پیامک به زیباجویان است',
  noRecipients: 'گیرنده‌ای برای این پیامک یافت نشد',
  limitReached: 'سقف پیامک کلینیک به پایان رسیده است',
  optedOut: 'این زیباجو دریافت پیامک تبلیغاتی را لغو کرده است',
  quietHours: 'پیامک تبلیغاتی فقط بین ساعت ۸ تا ۲۲ ارسال می‌شود',
  broadcastEnded: 'همه پیامک‌های این ارسال فرستاده شده است',
  alreadyDelivered: 'این پیامک به گیرنده رسیده است و دوباره ارسال نمی‌شود',
  notResendable: 'این پیامک را نمی‌توان دوباره ارسال کرد',
  wrongEvent: 'رویداد پیامک معتبر نیست',
  unknownKey: (key: string) => `کلید ${key} شناخته شده نیست`,
  keyInPlainText: (key: string) =>
    `کلید ${key} فقط در قالب‌های پیامک پر می‌شود؛ آن را از متن بردارید`,
  templateTaken: 'برای این رویداد و این زمان قبلا قالبی ثبت شده است',
  hoursRequired: 'زمان یادآوری را وارد کنید',
  hoursOnlyReminder: 'زمان ارسال فقط برای یادآوری نوبت است',
} as const;

/** The events at which a clinic sends messages. */
export const smsEvents = [
  'appointment_registered',
  'appointment_canceled',
  'appointment_time_changed',
  'transcription_registered',
  'appointment_reminder',
] as const;
export type SmsEvent = (typeof smsEvents)[number];

export const smsEventTitles: Record<SmsEvent, string> = {
  appointment_registered: 'ثبت نوبت',
  appointment_canceled: 'کنسل شدن نوبت',
  appointment_time_changed: 'تغییر زمان نوبت',
  transcription_registered: 'ثبت نسخه',
  appointment_reminder: 'یادآوری نوبت',
};

/** The keys that a template may contain in braces. */
export const smsKeys = [
  'doctor_name',
  'appointment_date',
  'appointment_time',
  'appointment_id',
  'prescription_id',
  'clinic_name',
  'clinic_address',
] as const;
export type SmsKey = (typeof smsKeys)[number];

export const smsKeyTitles: Record<SmsKey, string> = {
  doctor_name: 'نام پزشک',
  appointment_date: 'تاریخ نوبت',
  appointment_time: 'ساعت نوبت',
  appointment_id: 'شناسه نوبت',
  prescription_id: 'شناسه نسخه',
  clinic_name: 'نام کلینیک',
  clinic_address: 'آدرس کلینیک',
};

interface DefaultTemplate {
  event: SmsEvent;
  body: string;
  enabled: boolean;
  hours_before: number | null;
}

const signature = '\n{clinic_name}';

/** The texts of a clinic until it writes its own. */
export const defaultSmsTemplates: readonly DefaultTemplate[] = [
  {
    event: 'appointment_registered',
    body: `نوبت شما با {doctor_name} در {appointment_date} ساعت {appointment_time} ثبت شد. شناسه نوبت: {appointment_id}${signature}`,
    enabled: true,
    hours_before: null,
  },
  {
    event: 'appointment_canceled',
    body: `نوبت شما در {appointment_date} ساعت {appointment_time} کنسل شد.${signature}`,
    enabled: true,
    hours_before: null,
  },
  {
    event: 'appointment_time_changed',
    body: `زمان نوبت شما به {appointment_date} ساعت {appointment_time} تغییر کرد. شناسه نوبت: {appointment_id}${signature}`,
    enabled: true,
    hours_before: null,
  },
  {
    event: 'transcription_registered',
    body: `نسخه شما با شناسه {prescription_id} ثبت شد.${signature}`,
    enabled: true,
    hours_before: null,
  },
  {
    event: 'appointment_reminder',
    body: `یادآوری: نوبت شما با {doctor_name} در {appointment_date} ساعت {appointment_time} است.\n{clinic_name}، {clinic_address}`,
    enabled: true,
    hours_before: 24,
  },
  {
    event: 'appointment_reminder',
    body: `یادآوری: نوبت شما امروز ساعت {appointment_time} است.${signature}`,
    enabled: false,
    hours_before: 2,
  },
];

/** Characters of a Persian text: of a single message, of the second part, and of each further part. */
export const smsPartSizes = { one: 70, second: 64, further: 67 } as const;
/** Characters of a Latin text: of a single message, and of each part of several. */
export const smsLatinPartSizes = { one: 160, further: 153 } as const;
/** The hours of the day in Tehran between which messages may be sent that nobody waits for; a clinic may narrow them. */
export const smsHours = { from: 8, until: 22 } as const;
/** The longest accepted text. */
export const longestSms = 1000;

// The ASCII characters of the network's alphabet, which has no back quote.
const latinText = /^[\n\r\x20-\x5f\x61-\x7e]*$/;
const latinPairs = /[\^{}\\[~\]|]/g;

function latinParts(text: string): number {
  const { one, further } = smsLatinPartSizes;
  const length = text.length + (text.match(latinPairs)?.length ?? 0);
  return length <= one ? 1 : Math.ceil(length / further);
}

/**
 * The number of messages that the operator charges for a text. Persian or mixed: one for up to 70 characters, then
 * 64 in the second and 67 in each further part; a half-space counts as one character. Latin only: one for up to
 * 160 characters, then 153 in each part; brackets, braces and similar characters count as two.
 */
export function smsParts(text: string): number {
  if (latinText.test(text)) return latinParts(text);
  const { one, second, further } = smsPartSizes;
  // The network counts UTF-16 units: an emoji has two.
  const rest = text.length - one - second;
  if (text.length <= one) return 1;
  return rest <= 0 ? 2 : 2 + Math.ceil(rest / further);
}

const keyInBraces = new RegExp(`\\{(?:${smsKeys.join('|')})\\}`, 'g');
// Whole braces, or the word at a brace that stands alone.
const anyBraces = /\{[^{}\n]*\}|\{[^\S\n]*[^\s{}]*|[^\s{}]*\}/;

/**
 * What stands at the first braces of a text that are no key exactly as listed, such as `doctor_name` of
 * `{ doctor_name }` or `{doctor_name`: it would go to the patient as it is. Undefined if all braces are keys; with
 * `keys` false none is one.
 */
export function wrongSmsKey(body: string, keys = true): string | undefined {
  const rest = keys ? body.replace(keyInBraces, '') : body;
  const found = anyBraces.exec(rest)?.[0];
  return found === undefined ? undefined : found.replace(/[{}]/g, '').trim() || found;
}

/** Replaces the keys of a text by their values; a key without a value is removed. */
export function fillSms(body: string, values: Readonly<Record<string, string | undefined>>) {
  return body.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '').trim();
}

export const smsStatuses = ['queued', 'sent', 'delivered', 'failed', 'blacklisted'] as const;
export const smsStatusTitles: Record<(typeof smsStatuses)[number], string> = {
  queued: 'در صف ارسال',
  sent: 'ارسال شده',
  delivered: 'رسیده به گیرنده',
  failed: 'ناموفق',
  blacklisted: 'لیست سیاه مخابرات',
};
export const smsKinds = ['service', 'advertising', 'secret'] as const;
export type SmsKind = (typeof smsKinds)[number];
