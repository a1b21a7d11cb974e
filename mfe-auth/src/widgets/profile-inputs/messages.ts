/** Texts of the personal part of a user (text 3 §2, §3, §5). */
export const m = {
  groups: { identity: 'مشخصات فردی', contact: 'راه‌های تماس', work: 'تحصیلات و مدارک' },
  fields: {
    fullName: 'نام و نام خانوادگی',
    nationalCode: 'کد ملی',
    fatherName: 'نام پدر',
    birthDate: 'تاریخ تولد',
    gender: 'جنسیت',
    avatar: 'تصویر کاربر',
    systemCode: 'کد سیستمی',
    phoneNumber: 'شماره تماس',
    relativePhone: 'شماره تماس بستگان',
    email: 'ایمیل',
    landlinePhone: 'تلفن ثابت',
    address: 'نشانی',
    educationDegree: 'مدرک تحصیلی',
    fieldOfStudy: 'رشته تحصیلی',
    specialization: 'تخصص',
    educationFile: 'فایل مدرک تحصیلی',
    militaryServiceStatus: 'فایل وضعیت نظام وظیفه',
    description: 'توضیحات',
  },
  hints: {
    systemCode: 'این کد خودکار ساخته می‌شود.',
    educationFile: 'فایل PDF، Word، jpg یا png',
    militaryServiceStatus: 'فایل PDF، jpg یا png',
  },
} as const;
