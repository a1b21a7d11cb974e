import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import * as addresses from './addresses';
import { m } from './messages';
import { m as offers } from './offers/messages';

/** The home of the clinic's settings: one card for each part (text 3 §2). */
export function SettingsScreen() {
  return (
    <Screen title={m.title} hint={m.intro}>
      <CardGrid>
        <ActionCard to={addresses.general} icon="clinics" title={m.general} hint={m.generalText} />
        <ActionCard
          to={addresses.subscription}
          icon="receipt"
          title={m.subscription}
          hint={m.subscriptionText}
        />
        <ActionCard to={addresses.backup} icon="archive" title={m.backup} hint={m.backupText} />
        <ActionCard to={addresses.offers} icon="tags" title={offers.title} hint={offers.card} />
      </CardGrid>
    </Screen>
  );
}
