import { Screen } from '@ziba/shared/ui/views/screen';
import * as addresses from '@ziba/shared/contracts/addresses';
import { HomeEntries } from './home-entries';
import { m } from './messages';
import { PatientSearch } from './patient-search';
import { TodaysPatients } from './todays-patients';

/** The doctor's home: a search, the ways into the section, and the next patients of today. */
export function PrescriptionsHomeScreen() {
  return (
    <Screen title={m.title}>
      <PatientSearch />
      <HomeEntries />
      <TodaysPatients addressOf={({ id, client }) => addresses.todaysPatient(client.id, id)} />
    </Screen>
  );
}
