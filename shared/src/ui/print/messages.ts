/** Words of printed documents; they come with the preview. */
export const printWords = {
  print: 'چاپ',
  preview: (title: string) => `پیش‌نمایش ${title}`,
  number: 'شماره',
  date: 'تاریخ',
  phone: 'تلفن',
  inWords: 'به حروف',
  lines: (title: string) => `ردیف‌های ${title}`,
  rowNumber: 'ردیف',
  code: (number: string) => `کد QR شماره ${number}`,
  barcode: (code: string) => `بارکد ${code}`,
  page: 'صفحه',
  pageOf: 'از',
} as const;
