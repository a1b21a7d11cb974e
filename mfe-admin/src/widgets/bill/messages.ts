import type { resourceTypes } from '@ziba/shared/contracts/resources-pricing';

/** What a price of the platform is for. */
export const resourceNames = {
  storage: 'فضای ذخیره‌سازی',
  traffic: 'ترافیک بارگذاری',
  sms: 'پیامک',
  module: 'ماژول',
  subscription: 'اشتراک',
} as const satisfies Record<(typeof resourceTypes)[number], string>;

export const m = {
  line: (resource: string, title: string) => `${resource}: ${title}`,
  tax: (rate: string) => `مالیات ${rate} درصد`,
} as const;
