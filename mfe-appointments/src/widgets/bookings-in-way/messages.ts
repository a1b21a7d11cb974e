/** Words of the choice of any other time for a booking. */
export const m = {
  time: 'زمان جدید',
  doctor: 'پزشک',
  inClosedTime: 'زمان همین مرخصی یا تعطیلی',
} as const;
