import { useBookingsInWay as useBookings } from '@ziba/shared/domain/bookings-in-way/use-bookings-in-way';
import { OtherTime } from './other-time';

/** `useBookingsInWay` of `@ziba/shared`, where any free time of a doctor can be chosen for a booking. */
export const useBookingsInWay = (): ReturnType<typeof useBookings> => useBookings(OtherTime);
