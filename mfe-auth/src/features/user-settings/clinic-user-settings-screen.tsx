import { userAddresses } from '@ziba/shared/contracts/addresses';
import { Screen } from '@ziba/shared/ui/views/screen';
import { DoctorTypesCard } from './doctor-types-card';
import { m } from './messages';
import { RolesCard } from './roles-card';

const { list } = userAddresses('clinic');

/** The roles and the doctor categories of a clinic. */
export function ClinicUserSettingsScreen() {
  return (
    <Screen title={m.title} back={{ to: list, label: m.users }} width="narrow">
      <RolesCard area="clinic" of="clinic" />
      <DoctorTypesCard />
    </Screen>
  );
}
