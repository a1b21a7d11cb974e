import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import * as addresses from '../addresses';
import { m as settings } from '../messages';
import { InsurancesCard } from './insurances-card';
import { m } from './messages';

/** The insurances of the clinic's staff. */
export function InsurancesScreen() {
  return (
    <Screen title={m.title} back={{ to: addresses.settings, label: settings.title }}>
      <CardGrid min={20}>
        <InsurancesCard />
      </CardGrid>
    </Screen>
  );
}
