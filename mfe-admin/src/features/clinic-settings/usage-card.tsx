import { Card } from '@ziba/shared/ui/views/card';
import { useOwnUsage } from '../../data/own-clinic.api';
import { UsageGauges } from '../../widgets/usage/usage-gauges';
import { m } from './messages';

/** What is left of the resources of the own clinic. */
export function UsageCard() {
  return (
    <Card title={m.usage} hint={m.usageText}>
      <UsageGauges usage={useOwnUsage()} />
    </Card>
  );
}
