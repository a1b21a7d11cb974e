import { useMay } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import * as addresses from './addresses';
import { m as discounts } from './discounts/messages';
import { EndingNotice } from './ending-notice';
import { m as insurances } from './insurances/messages';
import { m } from './messages';

/** The home of the clinic's settings: one card for each part. */
export function SettingsScreen() {
  const mayReadDiscounts = useMay('accounting', 'read');
  return (
    <Screen title={m.title} hint={m.intro}>
      <EndingNotice />
      <CardGrid>
        <ActionCard to={addresses.general} icon="clinics" title={m.general} hint={m.generalText} />
        <ActionCard
          to={addresses.subscription}
          icon="receipt"
          title={m.subscription}
          hint={m.subscriptionText}
        />
        <ActionCard
          to={addresses.preferences}
          icon="settings"
          title={m.preferences}
          hint={m.preferencesText}
        />
        <ActionCard to={addresses.backup} icon="archive" title={m.backup} hint={m.backupText} />
        {mayReadDiscounts && (
          <ActionCard
            to={addresses.discounts}
            icon="tags"
            title={discounts.title}
            hint={discounts.text}
          />
        )}
        <ActionCard
          to={addresses.insurances}
          icon="users"
          title={insurances.title}
          hint={insurances.card}
        />
        <ActionCard to={addresses.audit} icon="history" title={m.audit} hint={m.auditText} />
      </CardGrid>
    </Screen>
  );
}
