/** Names of browsers and systems. */
export const m = {
  unknown: 'دستگاه ناشناخته',
  browserOn: (browser: string, system: string) => `${browser} در ${system}`,
  browsers: {
    edge: 'اج',
    opera: 'اپرا',
    samsung: 'مرورگر سامسونگ',
    firefox: 'فایرفاکس',
    chrome: 'کروم',
    safari: 'سافاری',
  },
  systems: {
    android: 'اندروید',
    ios: 'آیفون یا آیپد',
    windows: 'ویندوز',
    mac: 'مک',
    linux: 'لینوکس',
  },
} as const;
