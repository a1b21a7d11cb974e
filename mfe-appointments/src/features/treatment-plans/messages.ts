import { toPersianDigits } from '@ziba/shared/format/digits';

/** Words of the treatment plans (text 2 §2.8–2.11, §5, §8). */
export const m = {
  title: 'طرح‌های درمان',
  one: 'طرح درمان',
  create: 'طرح درمان جدید',
  list: 'طرح‌های درمان',
  search: 'جستجوی عنوان، زیباجو، پزشک یا کد نوبت',
  empty: 'هنوز طرح درمانی ثبت نشده است',
  emptyHint: 'با ثبت نخستین طرح، جلسه‌ها، هزینه و پرداخت‌های آن در این فهرست دیده می‌شود.',
  inSessions: (title: string, count: number) => toPersianDigits(`${title} در ${count} جلسه`),

  fields: {
    title: 'عنوان',
    patientId: 'شناسه زیباجو',
    patient: 'نام زیباجو',
    nationalCode: 'کد ملی',
    doctor: 'پزشک',
    description: 'توضیحات',
    status: 'وضعیت',
    payment: 'وضعیت پرداخت',
  },
  statuses: {
    waiting: 'در انتظار',
    in_progress: 'در حال انجام',
    completed: 'انجام شده',
    canceled: 'لغو شده',
  },
  viewPlan: 'مشاهده طرح درمان',
  viewFile: 'مشاهده پرونده',
  editPlan: 'ویرایش طرح درمان',
} as const;
