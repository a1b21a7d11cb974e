import { addresses } from '@ziba/shared/contracts/addresses';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/action-card';
import { CardGrid } from '@ziba/shared/ui/card-grid';
import { Screen } from '@ziba/shared/ui/screen';
import { useDoctors } from './appointments.api';
import { m } from './messages';
import { TodaysAppointments } from './todays-appointments';

const cards = [
  { to: `${addresses.chooseService}?type=doctor`, title: m.cards.doctor, icon: 'prescriptions' },
  {
    to: `${addresses.chooseService}?type=consultation`,
    title: m.cards.consultation,
    icon: 'message',
  },
  { to: addresses.treatmentPlans, title: m.cards.plan, icon: 'file' },
] as const;

/** The home of the section: what can be begun, and who comes today (text 2 §2.2). */
export function AppointmentsScreen() {
  const { data } = useDoctors();
  const count = data?.data.length;
  const hint = count === 0 ? m.cards.noDoctor : count && m.cards.doctors(toPersianDigits(count));

  return (
    <Screen title={m.title}>
      <CardGrid>
        {cards
          .filter(({ to }) => mayOpen(to.split('?')[0] ?? to))
          .map(({ to, title, icon }) => (
            <ActionCard key={to} {...{ to, title, icon, hint }} />
          ))}
      </CardGrid>
      <TodaysAppointments />
    </Screen>
  );
}
