/** Words of the gauges of the kit. */
export const m = {
  gaugeLow: 'کم',
  gaugeMiddle: 'متوسط',
  gaugeHigh: 'کافی',
} as const;
