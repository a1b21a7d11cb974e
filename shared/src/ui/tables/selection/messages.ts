/** Words of the selection of rows. */
export const m = {
  selectRow: (name: string) => `انتخاب ${name}`,
  selectPage: 'انتخاب همه ردیف‌های این صفحه',
  selectedRows: (count: string) => `${count} مورد انتخاب شده`,
  selection: 'کار با موارد انتخاب شده',
  clearSelection: 'لغو انتخاب',
} as const;
