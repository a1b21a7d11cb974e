import type { ClinicUsage } from '@ziba/shared/contracts/clinic-usage';
import { formatNumber } from '@ziba/shared/format/money';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useOwnUsage } from '../../data/own-clinic.api';
import { formatBytes } from '../../widgets/bytes/format-bytes';
import { m } from './messages';

/** What is shown of each resource, in order. */
const resources = [
  ['sms', formatNumber],
  ['traffic', formatBytes],
  ['storage', formatBytes],
  ['users', formatNumber],
] as const;

/** What is left of the resources of the clinic, from what it really uses. */
export function UsageCard() {
  const { data, error, mutate } = useOwnUsage();
  return (
    <Card title={m.usage} hint={m.usageText}>
      {!data && error && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data && error && <StaleNotice onRetry={() => mutate()} />}
      {data && (
        <CardGrid min={9}>
          {resources.map(([name, format]) => (
            <ResourceGauge
              key={name}
              label={m.resources[name]}
              share={data[name]}
              format={format}
            />
          ))}
        </CardGrid>
      )}
    </Card>
  );
}

interface Props {
  label: string;
  share: ClinicUsage['storage'];
  format: (amount: number) => string;
}

function ResourceGauge({ label, share: { used, limit }, format }: Props) {
  const hint = limit === null ? m.usedOnly(format(used)) : m.used(format(used), format(limit));
  const left = limit === null ? null : Math.max(0, limit - used);
  return <Gauge label={label} value={left} max={limit} hint={hint} />;
}
