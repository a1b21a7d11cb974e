/** Words of printed documents and their preview. */
export const printWords = {
  print: 'چاپ',
  preview: (title: string) => `پیش‌نمایش ${title}`,
  paper: 'کاغذ',
  papers: {
    receipt: 'رول ۸۰ میلی‌متری',
    label: 'برچسب ۵۰ × ۳۰ میلی‌متر',
    a5: 'A5',
    a4: 'A4',
  },
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
