import * as addresses from '@ziba/shared/contracts/addresses';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { useOpeningsAfterRows } from '../../data/free-times.api';
import { useDoctors } from '../../data/staff.api';
import { totalOf } from '../../data/total-of';
import { useBookingParams, withBooking } from './booking-params';
import { m } from './messages';

/** The number of doctors, and of their booked and free times today. */
function useCounts(): string | undefined {
  const doctors = useDoctors().data?.data;
  const openings = useOpeningsAfterRows().data?.data;
  if (!doctors) return undefined;
  if (doctors.length === 0) return m.cards.noDoctor;
  const count = m.cards.doctors(toPersianDigits(doctors.length));
  if (!openings) return count;
  const sum = (of: 'booked_today' | 'free_today') =>
    toPersianDigits(totalOf(openings, (row) => row[of]));
  return `${count}؛ ${m.cards.today(sum('booked_today'), sum('free_today'))}`;
}

/** The three cards of the section's home: two kinds of booking, and the treatment plans. */
export function BookingEntries({ mayBook }: { mayBook: boolean }) {
  const { patient } = useBookingParams();
  const counts = useCounts();
  const doctors = useDoctors().data?.data.length;
  const planHint = doctors ? m.cards.doctors(toPersianDigits(doctors)) : m.cards.noDoctor;
  const addressFor = (type: 'doctor' | 'consultation') =>
    withBooking(addresses.chooseService, { type, patient });

  return (
    <CardGrid>
      {mayBook && (
        <>
          <ActionCard
            small
            to={addressFor('doctor')}
            title={m.cards.doctor}
            hint={counts}
            icon="prescriptions"
          />
          <ActionCard
            small
            to={addressFor('consultation')}
            title={m.cards.consultation}
            hint={counts}
            icon="message"
          />
        </>
      )}
      {mayOpen(addresses.planAddresses('appointments').list) && (
        <ActionCard
          small
          to={addresses.planAddresses('appointments').list}
          title={m.cards.plan}
          hint={doctors === undefined ? undefined : planHint}
          icon="file"
        />
      )}
    </CardGrid>
  );
}
