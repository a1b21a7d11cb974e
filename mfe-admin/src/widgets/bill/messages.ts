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
  /** A title that names its resource is not prefixed with it. */
  line: (resource: string, title: string) =>
    title.includes(resource) ? title : `${resource}: ${title}`,
  tax: (rate: string) => `مالیات ${rate} درصد`,
} as const;
