import { toPersianDigits } from '../../../format/digits';

/** The words of comboboxes. */
export const m = {
  searching: 'در حال جستجو…',
  nothingFound: 'موردی یافت نشد',
  nothingToChoose: 'موردی برای انتخاب وجود ندارد',
  found: (count: number) => toPersianDigits(`${count} مورد یافت شد`),
  clear: (label: string) => `پاک کردن ${label}`,
  removeChoice: (choice: string) => `حذف ${choice}`,
  search: 'جستجو و انتخاب',
  more: 'افزودن',
} as const;
