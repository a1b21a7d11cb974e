import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { m } from './messages';

/** The three cards of the home, without the plans for users who may not open them. */
export function HomeEntries() {
  const plans = useListOfPlans();
  return (
    <CardGrid>
      <ActionCard
        to={addresses.todaysPatients}
        title={m.todaysPatients}
        hint={m.todaysPatientsHint}
        icon="users"
      />
      <ActionCard
        to={addresses.choosePrescription()}
        title={m.prescriptions}
        hint={m.prescriptionsHint}
        icon="prescriptions"
      />
      {plans && <ActionCard to={plans} title={m.plans} hint={m.plansHint} icon="file" />}
    </CardGrid>
  );
}

/** The list of treatment plans, which stands in two sections; the text's own address first. */
function useListOfPlans(): string | undefined {
  const { list } = addresses.planAddresses('appointments');
  const other = addresses.planAddresses('prescriptions').list;
  const [mayOpenList, mayOpenOther] = [useMayOpen(list), useMayOpen(other)];
  if (mayOpenList) return list;
  return mayOpenOther ? other : undefined;
}
