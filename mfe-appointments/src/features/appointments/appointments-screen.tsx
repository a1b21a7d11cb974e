import * as addresses from '@ziba/shared/contracts/addresses';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { mayOpen, useMay } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useOpenings } from '../../data/free-times.api';
import { useDoctors } from '../../data/staff.api';
import { totalOf } from '../../data/total-of';
import { DayViews } from '../../widgets/day-views/day-views';
import { useBookingParams, withBooking } from './booking-params';
import { BookingPatient } from './booking-patient';
import { m } from './messages';
import { QuickBooking } from './quick-booking';
import { TodaysAppointments } from './todays-appointments';

/** The number of doctors, and of their booked and free times today (beyond E1). */
function useCounts(): string | undefined {
  const doctors = useDoctors().data?.data;
  const openings = useOpenings().data?.data;
  if (!doctors) return undefined;
  if (doctors.length === 0) return m.cards.noDoctor;
  const count = m.cards.doctors(toPersianDigits(doctors.length));
  if (!openings) return count;
  const sum = (of: 'booked_today' | 'free_today') =>
    toPersianDigits(totalOf(openings, (row) => row[of]));
  return `${count}؛ ${m.cards.today(sum('booked_today'), sum('free_today'))}`;
}

/** The home of the section: links to begin a booking, and today's appointments (text 2 §2.2). */
export function AppointmentsScreen() {
  const { patient } = useBookingParams();
  const mayBook = useMay('appointments', 'write');
  const counts = useCounts();
  const doctors = useDoctors().data?.data.length;
  const planHint = doctors ? m.cards.doctors(toPersianDigits(doctors)) : m.cards.noDoctor;
  const choose = (type: 'doctor' | 'consultation') =>
    withBooking(addresses.chooseService, { type, patient });

  return (
    <Screen title={m.title}>
      <DayViews />
      <BookingPatient />
      <CardGrid>
        {mayBook && (
          <>
            <ActionCard
              to={choose('doctor')}
              title={m.cards.doctor}
              hint={counts}
              icon="prescriptions"
            />
            <ActionCard
              to={choose('consultation')}
              title={m.cards.consultation}
              hint={counts}
              icon="message"
            />
          </>
        )}
        {mayOpen(addresses.treatmentPlans) && (
          <ActionCard
            to={addresses.treatmentPlans}
            title={m.cards.plan}
            hint={doctors === undefined ? undefined : planHint}
            icon="file"
          />
        )}
      </CardGrid>
      {mayBook && <QuickBooking />}
      <TodaysAppointments />
    </Screen>
  );
}
