import type { Subscription } from '@ziba/shared/contracts/subscription';
import { formatDay } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useSubscription } from '../../../data/subscription.api';
import * as addresses from '../addresses';
import { m as settings } from '../messages';
import { m } from './messages';
import { OpenRequest } from './open-request';
import { RenewalCard } from './renewal-card';
import { SubscriptionLists } from './subscription-lists';

/** The subscription of the clinic, its renewal, and what was asked for and invoiced before. */
export function SubscriptionScreen() {
  return (
    <RecordScreen
      record={useSubscription()}
      title={m.title}
      back={{ to: addresses.settings, label: settings.title }}
    >
      {(subscription) => (
        <>
          <PlanCard subscription={subscription} />
          <Renewal subscription={subscription} />
          <SubscriptionLists subscription={subscription} />
        </>
      )}
    </RecordScreen>
  );
}

function PlanCard({ subscription }: { subscription: Subscription }) {
  const { remaining_days, subscription_days, subscription_type, features } = subscription;
  const facts = [
    { label: m.facts.type, value: m.types[subscription_type] ?? subscription_type },
    { label: m.facts.start, value: formatDay(subscription.subscription_start_date) },
    { label: m.facts.end, value: formatDay(subscription.subscription_end_date) },
    { label: m.facts.features, value: features.join('، ') },
  ];
  return (
    <Card title={m.plan}>
      <CardGrid>
        <Gauge
          label={settings.remaining}
          value={remaining_days}
          max={subscription_days}
          text={m.days(formatNumber(remaining_days))}
        />
        <FactList facts={facts} />
      </CardGrid>
    </Card>
  );
}

function Renewal({ subscription: { open_request } }: { subscription: Subscription }) {
  const mayWrite = useMay('settings', 'write');
  if (open_request) return <OpenRequest request={open_request} mayWithdraw={mayWrite} />;
  if (mayWrite) return <RenewalCard />;
  return (
    <Card title={m.renewal}>
      <p>{m.readOnly}</p>
    </Card>
  );
}
