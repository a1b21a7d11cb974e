import type { ClinicUsage } from '@ziba/shared/contracts/clinic-usage';
import { formatNumber } from '@ziba/shared/format/money';
import { Gauge } from '@ziba/shared/ui/charts/gauge/gauge';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatBytes } from '../bytes/format-bytes';
import { m } from './messages';

/** How the amount of each resource is shown. */
const formats = {
  storage: formatBytes,
  traffic: formatBytes,
  sms: formatNumber,
  users: formatNumber,
} as const;

/** In the order of the operator's screens. */
const usualOrder = ['storage', 'traffic', 'sms', 'users'] as const;

interface Props {
  usage: { data?: ClinicUsage; error?: { message: string }; mutate: () => unknown };
  /** Further gauges, before those of the resources; shown also while these are read. */
  children?: ReactNode;
  order?: readonly (keyof typeof formats)[];
}

/** What is left of the resources of a clinic, from what it really uses. */
export function UsageGauges({
  usage: { data, error, mutate },
  children,
  order = usualOrder,
}: Props) {
  return (
    <Parts>
      {data && error && <StaleNotice onRetry={() => mutate()} />}
      {(data || children) && (
        <CardGrid min={9}>
          {children}
          {data &&
            order.map((name) => (
              <ResourceGauge
                key={name}
                label={m.resources[name]}
                share={data[name]}
                format={formats[name]}
              />
            ))}
        </CardGrid>
      )}
      {!data && error && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
    </Parts>
  );
}

interface GaugeProps {
  label: string;
  share: ClinicUsage['storage'];
  format: (amount: number) => string;
}

function ResourceGauge({ label, share: { used, limit }, format }: GaugeProps) {
  const hint = limit === null ? m.usedOnly(format(used)) : m.used(format(used), format(limit));
  const left = limit === null ? null : Math.max(0, limit - used);
  return <Gauge label={label} value={left} max={limit} hint={hint} />;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  & + * {
    margin-block-start: var(--space-5);
  }
`;
