import * as addresses from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { newClinic } from './addresses';
import { ClinicTable } from './clinic-table';
import { m } from './messages';

/** The home of the clinics: what can be done, and the table of all clinics. */
export function ClinicsScreen() {
  const mayAdd = useMay('clinics', 'write');
  return (
    <Screen title={m.title}>
      <CardGrid>
        {mayAdd && <ActionCard to={newClinic} icon="add" title={m.add} hint={m.addHint} />}
        <ActionCard to={addresses.allClinics} icon="clinics" title={m.viewAll} hint={m.allHint} />
      </CardGrid>
      <ClinicTable />
    </Screen>
  );
}
