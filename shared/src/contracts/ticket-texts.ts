/** The words of the status of a ticket; apart from the contract, so that first screens can load them. */
export const ticketStatusTitles = {
  'system-replied': 'پاسخ داده شده',
  'user-replied': 'در انتظار پاسخ',
  closed: 'بسته شده',
} as const;
