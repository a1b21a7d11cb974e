import type { PhotoAngle, PhotoKind } from '@ziba/shared/contracts/photo-sets';

/** Words of the pictures of a patient's file. */
export const m = {
  add: 'افزودن تصاویر',
  empty: 'تصویری در این پرونده نیست',
  emptyHint: 'تصاویر پیش از درمان و پس از آن اینجا کنار هم دیده می‌شوند.',
  list: 'مجموعه‌های تصاویر',
  kinds: {
    before: 'پیش از درمان',
    during: 'هنگام درمان',
    after: 'پس از درمان',
  } satisfies Record<PhotoKind, string>,
  angles: {
    front: 'روبه‌رو',
    left: 'نیم‌رخ چپ',
    right: 'نیم‌رخ راست',
    oblique_left: 'سه‌رخ چپ',
    oblique_right: 'سه‌رخ راست',
    other: 'زاویه دیگر',
  } satisfies Record<PhotoAngle, string>,
  setOf: (kind: string, day: string) => `${kind}، ${day}`,
  visitOf: (subject: string, doctor: string) => [subject, doctor].filter(Boolean).join('، '),
  picturesOf: (angle: string, set: string) => `${angle}، ${set}`,

  turn: 'چرخش',
  turnOf: (picture: string) => `چرخش ۹۰ درجه ${picture}`,
  turnFailed: 'تصویر چرخانده نشد',

  consent: {
    title: 'استفاده در تبلیغات',
    unknown: 'پرسیده نشده',
    granted: 'اجازه دارد',
    revoked: 'اجازه ندارد',
    by: (who: string, when: string) => `ثبت: ${[who, when].filter(Boolean).join('، ')}`,
    grant: 'ثبت اجازه زیباجو',
    revoke: 'ثبت نداشتن اجازه',
    of: (act: string, set: string) => `${act} برای ${set}`,
    saved: 'پاسخ زیباجو ثبت شد.',
    failed: 'پاسخ زیباجو ثبت نشد',
  },

  remove: 'حذف مجموعه',
  removeOf: (set: string) => `حذف مجموعه ${set}`,
  removeText: (set: string) => `همه تصاویر «${set}» از پرونده برداشته می‌شوند.`,
  removed: 'مجموعه تصاویر حذف شد.',
  removeFailed: 'مجموعه تصاویر حذف نشد',

  form: {
    title: 'تصاویر جدید',
    takenOn: 'تاریخ عکس‌برداری',
    kind: 'نوع تصاویر',
    setTitle: 'عنوان',
    note: 'یادداشت',
    visit: 'مراجعه',
    noVisit: 'بدون مراجعه',
    visitsUnread: 'فهرست مراجعه‌های زیباجو دریافت نشد.',
    visitAt: (what: string, day: string) => `${what}، ${day}`,
    visits: { appointment: 'نوبت', session: 'جلسه', prescription: 'نسخه' },
    pictures: 'تصاویر هر زاویه',
    submit: 'ثبت تصاویر',
    saved: 'تصاویر در پرونده ثبت شد.',
    failed: 'تصاویر ثبت نشد',
  },

  compare: {
    act: 'مقایسه پیش و پس از درمان',
    title: 'مقایسه تصاویر',
    angle: 'زاویه',
    before: 'تصویر نخست',
    after: 'تصویر دوم',
    slider: 'مرز دو تصویر',
    share: (percent: string) => `${percent} درصد تصویر نخست`,
    numbered: (set: string, number: string) => `${set} (${number})`,
    none: 'برای مقایسه، از یک زاویه دست‌کم دو تصویر لازم است.',
  },
} as const;
