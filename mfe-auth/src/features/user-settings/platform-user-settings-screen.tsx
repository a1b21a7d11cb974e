import { userAddresses } from '@ziba/shared/contracts/addresses';
import { Screen } from '@ziba/shared/ui/views/screen';
import { m } from './messages';
import { RolesCard } from './roles-card';

const { list } = userAddresses('admin');

/** The roles of the platform: those of its own staff, and the templates of new clinics. */
export function PlatformUserSettingsScreen() {
  return (
    <Screen title={m.title} back={{ to: list, label: m.users }} width="narrow">
      <RolesCard area="admin" of="admin" />
      <RolesCard area="admin" of="clinic" />
    </Screen>
  );
}
