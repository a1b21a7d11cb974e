/** Words of a list of bookings to come. */
export const m = {
  dayAndTime: (day: string, time: string) => `${day}، ${time}`,
  openBooking: (name: string, day: string) => `باز کردن نوبت ${name}، ${day}`,
} as const;
