import type { ticketStatuses } from '../db/schema/support';
import { addDays } from './calendar';
import { clinicUserIds } from './demo-users';
import type { NextId } from './insert-rows';
import { randomOf, type Random } from './random';

interface Story {
  subject: string;
  /** The messages of a ticket, by clinic and operator in turn; the clinic writes the first one. */
  messages: readonly string[];
  status: (typeof ticketStatuses)[number];
  priority: string;
}

const stories: readonly Story[] = [
  {
    subject: 'پیامک یادآوری نوبت فرستاده نمی‌شود',
    messages: ['از دیروز پیامک یادآوری برای زیباجویان فرستاده نشده است. لطفا بررسی کنید.'],
    status: 'user-replied',
    priority: 'مهم',
  },
  {
    subject: 'افزایش فضای ذخیره‌سازی',
    messages: [
      'برای تصویرهای پیش و پس از درمان به فضای بیشتری نیاز داریم.',
      'بسته ۱۰ گیگابایتی برای کلینیک شما پیشنهاد می‌شود. صورت‌حساب بفرستیم؟',
    ],
    status: 'system-replied',
    priority: 'عادی',
  },
  {
    subject: 'آموزش ثبت طرح درمان',
    messages: [
      'آیا فیلم آموزشی برای ثبت طرح درمان دارید؟',
      'بله، نشانی آن برای شما پیامک شد.',
      'دریافت شد، سپاسگزارم.',
    ],
    status: 'closed',
    priority: 'عادی',
  },
  {
    subject: 'خطا در چاپ رسید نوبت',
    messages: [
      'رسید نوبت در چاپگر پذیرش نیمه چاپ می‌شود.',
      'اندازه کاغذ چاپگر را روی A5 بگذارید و نتیجه را بنویسید.',
      'با A5 هم همان‌طور است.',
    ],
    status: 'user-replied',
    priority: 'مهم',
  },
  {
    subject: 'تمدید اشتراک کلینیک',
    messages: ['شرایط تمدید یک‌ساله را اعلام کنید.', 'پیش‌فاکتور به ایمیل مدیر کلینیک فرستاده شد.'],
    status: 'closed',
    priority: 'مهم',
  },
  {
    subject: 'تعریف نقش جدید برای کارکنان',
    messages: ['چگونه نقش «مشاور فروش» را تعریف کنیم؟', 'از تنظیمات کاربران، کارت نقش‌ها.'],
    status: 'system-replied',
    priority: 'عادی',
  },
];

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('');
const codeOf = (random: Random) => Array.from({ length: 12 }, () => random.pick(alphabet)).join('');

/** The operator who answers. */
const operator = 1;

/** Tickets in each status, two of each. */
export function demoTickets(clinicId: number, today: string, nextId: NextId) {
  const random = randomOf(`tickets of ${clinicId}`);
  const users = clinicUserIds(clinicId);
  const sets = stories.map(({ subject, messages, status, priority }, index) => {
    const id = nextId('tickets');
    const userId = random.pick(users);
    const begun = addDays(today, -3 * (stories.length - index));
    const at = (turn: number) =>
      `${addDays(begun, turn)}T0${6 + turn}:${random.digits(2).replace(/^[6-9]/, '3')}:00Z`;
    const messageRows = messages.map((message, turn) => ({
      clinic_id: clinicId,
      id: nextId('ticket_messages'),
      user_id: turn % 2 === 0 ? userId : operator,
      ticket_id: id,
      message,
      sender_type: turn % 2 === 0 ? 'user' : 'system',
      created_at: at(turn),
    }));
    const ticket = {
      ...{ clinic_id: clinicId, id, code: codeOf(random), subject, department: 'پشتیبانی' },
      ...{ priority, userId, status, version: 1 },
      closed_at: status === 'closed' ? at(messages.length) : null,
      created_at: messageRows[0]?.created_at,
      updated_at: at(messages.length),
    };
    return { ticket, messageRows };
  });
  return {
    tickets: sets.map(({ ticket }) => ticket),
    ticket_messages: sets.flatMap(({ messageRows }) => messageRows),
  };
}
