/** The words for changes of others to the record that a form edits. */
export const m = {
  title: 'این اطلاعات در این میان تغییر کرده است',
  by: (name: string, when: string) => `${name} در ${when} این اطلاعات را تغییر داد.`,
  byUnknown: (when: string) => `در ${when} این اطلاعات تغییر کرد.`,
  nothingLost: 'هنوز چیزی ذخیره نشده و نوشته شما سر جای خود است.',
  chooseHint: 'برای هر مورد انتخاب کنید کدام ذخیره شود:',
  before: 'پیش از آن',
  mine: 'نوشته شما',
  theirs: 'نوشته دیگری',
  theirsOf: (name: string) => `نوشته ${name}`,
  empty: 'خالی',
  removed: 'حذف شده',
  added: 'افزوده شده',
  alsoChanged: 'این موارد را شما تغییر نداده‌اید و مقدار جدید آن‌ها در فرم آمده است:',
  changedTo: (before: string, after: string) => `از «${before}» به «${after}»`,
  choose: 'برای هر مورد یکی را انتخاب کنید',
  save: 'ذخیره با این انتخاب‌ها',
  saveMerged: 'ذخیره',
  back: 'بازگشت به فرم',

  notice: (fields: string) =>
    `شخص دیگری همین حالا ${fields} را تغییر داد؛ مقدار جدید در فرم آمده است.`,
  conflictNotice: (fields: string) =>
    `شخص دیگری هم ${fields} را تغییر داد؛ نوشته شما مانده است و هنگام ذخیره می‌توانید انتخاب کنید.`,
  entryConflict: (field: string, theirs: string) =>
    `شخص دیگری هم «${field}» را تغییر داد (مقدار او: ${theirs}). نوشته شما مانده است.`,
  quoted: (label: string) => `«${label}»`,
  acknowledge: 'متوجه شدم',
} as const;
