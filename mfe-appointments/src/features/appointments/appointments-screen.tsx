import * as addresses from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { Screen } from '@ziba/shared/ui/views/screen';
import { BookLink } from '../../widgets/day-views/book-link';
import { DayViews } from '../../widgets/day-views/day-views';
import { BookingEntries } from './booking-entries';
import { useBookingParams, withBooking } from './booking-params';
import { BookingPatient } from './booking-patient';
import { m } from './messages';
import { QuickBooking } from './quick-booking';
import { TodaysAppointments } from './todays-appointments';

/**
 * The home of the section: today's appointments, then the ways to begin a booking. Users who
 * come with a patient want to book, so for them the booking stands first.
 */
export function AppointmentsScreen() {
  const { patient } = useBookingParams();
  const mayBook = useMay('appointments', 'write');
  const today = <TodaysAppointments key="today" />;
  const booking = [
    <BookingEntries key="entries" mayBook={mayBook} />,
    mayBook && <QuickBooking key="quick" />,
  ];

  return (
    <Screen
      title={m.title}
      actions={<BookLink to={withBooking(addresses.chooseService, { patient })} />}
    >
      <DayViews />
      <BookingPatient />
      {patient === undefined ? [today, ...booking] : [...booking, today]}
    </Screen>
  );
}
