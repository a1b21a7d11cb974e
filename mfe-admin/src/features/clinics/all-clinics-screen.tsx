import * as addresses from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Screen } from '@ziba/shared/ui/views/screen';
import { newClinic } from './addresses';
import { ClinicTable } from './clinic-table';
import { m } from './messages';

/** All clinics, with a button that adds one. */
export function AllClinicsScreen() {
  const add = (
    <ButtonLink to={newClinic} tone="primary" icon="add">
      {m.add}
    </ButtonLink>
  );
  return (
    <Screen
      title={m.all}
      back={{ to: addresses.clinics, label: m.title }}
      actions={useMay('clinics', 'write') && add}
    >
      <ClinicTable />
    </Screen>
  );
}
