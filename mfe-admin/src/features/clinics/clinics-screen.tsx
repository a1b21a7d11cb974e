import { Screen } from '@ziba/shared/ui/views/screen';
import { ClinicTable } from './clinic-table';
import { m } from './messages';

/** The list of all clinics, for the operator (text 1 §2.4). */
export function ClinicsScreen() {
  return (
    <Screen title={m.title}>
      <ClinicTable />
    </Screen>
  );
}
