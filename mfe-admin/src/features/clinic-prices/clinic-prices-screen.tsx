import * as addresses from '@ziba/shared/contracts/addresses';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { CategoriesCard } from './categories-card';
import { m } from './messages';
import { PriceHistory } from './price-history';
import { PricesCard } from './prices-card';

/** The kinds of clinics, and the prices of what clinics buy, with their history. */
export function ClinicPricesScreen() {
  return (
    <Screen title={m.title} back={{ to: addresses.clinics, label: m.clinics }}>
      <CardGrid min={20}>
        <CategoriesCard />
        <PricesCard />
      </CardGrid>
      <PriceHistory />
    </Screen>
  );
}
