import type { AppointmentStatus, PackageType } from '@ziba/shared/contracts/appointments';
import { errorTexts } from '@ziba/shared/contracts/error-texts';

/** What staff read on the clinic dashboard. */
export const m = {
  title: 'داشبورد',
  welcome: (name: string) => `${name}، خوش آمدید`,

  todayAppointments: 'نوبت‌های امروز',
  dayAppointments: (day: string) => `نوبت‌های ${day}`,
  count: (count: string) => `${count} نوبت`,
  noneToday: 'برای امروز نوبتی ثبت نشده است',
  noneThatDay: 'برای این روز نوبتی ثبت نشده است',
  appointmentsDenied: 'نوبت‌ها را کاربرانی می‌بینند که به بخش نوبت‌دهی دسترسی دارند.',

  dayPicker: 'انتخاب روز',
  dayBefore: 'روز قبل',
  dayAfter: 'روز بعد',
  today: 'امروز',

  columns: {
    patient: 'زیباجو',
    doctor: 'پزشک',
    assistant: 'دستیار',
    services: 'خدمات',
    packageType: 'نوع نسخه',
    time: 'زمان ویزیت',
    status: 'وضعیت نوبت',
  },
  nothing: '—',

  statuses: {
    waiting: 'در انتظار',
    visiting: 'در حال ویزیت',
    done: 'انجام شده',
    canceled: 'کنسل شده',
    no_show: 'عدم حضور',
  } satisfies Record<AppointmentStatus, string>,
  packageTypes: {
    visit: 'ویزیت',
    consultation: 'مشاوره',
    treatment_plan: 'طرح درمان',
    other: 'سایر',
  } satisfies Record<PackageType, string>,

  subscription: 'اشتراک کلینیک',
  daysLeft: 'روزهای باقی‌مانده اشتراک',
  daysLeftOf: (left: string, all: string) => `${left} روز از ${all} روز باقی مانده است`,
  subscriptionEnds: (day: string) => `پایان اشتراک: ${day}`,
  renew: 'برای تمدید اشتراک لطفا با پشتیبانی هماهنگ کنید.',

  notifications: 'اعلان‌ها',
  fetchFailed: errorTexts.fetchFailed,
} as const;
