import { Screen } from '@ziba/shared/ui/views/screen';
import { HomeEntries } from './home-entries';
import { m } from './messages';
import { TodaysPatients } from './todays-patients';

/** The doctor's home (text 2 §2.13): the ways into the section, and the next patients of today. */
export function PrescriptionsHomeScreen() {
  return (
    <Screen title={m.title}>
      <HomeEntries />
      <TodaysPatients />
    </Screen>
  );
}
