import { Card } from '@ziba/shared/ui/views/card';
import { useOwnUsage } from '../../data/own-clinic.api';
import { UsageGauges } from '../../widgets/usage/usage-gauges';
import { m } from './messages';

const order = ['sms', 'traffic', 'storage', 'users'] as const;

/** What is left of the resources of the own clinic. */
export function UsageCard() {
  return (
    <Card title={m.usage} hint={m.usageText}>
      <UsageGauges usage={useOwnUsage()} order={order} />
    </Card>
  );
}
