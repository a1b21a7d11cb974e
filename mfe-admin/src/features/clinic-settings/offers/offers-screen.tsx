import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import * as addresses from '../addresses';
import { m as settings } from '../messages';
import { DiscountsCard } from './discounts-card';
import { InsurancesCard } from './insurances-card';
import { m } from './messages';

/** The discount codes of the clinic, and the insurances of its staff. */
export function OffersScreen() {
  return (
    <Screen title={m.title} back={{ to: addresses.settings, label: settings.title }}>
      <CardGrid min={20}>
        <DiscountsCard />
        <InsurancesCard />
      </CardGrid>
    </Screen>
  );
}
