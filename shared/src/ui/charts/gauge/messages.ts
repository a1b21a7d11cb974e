/** The words of the gauges. */
export const m = {
  gaugeLow: 'کم',
  gaugeMiddle: 'متوسط',
  gaugeHigh: 'کافی',
  unlimited: 'نامحدود',
} as const;
