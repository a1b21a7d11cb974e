import type { ReleaseHealth } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { loadTime, percentOf, verdictOn } from './health-words';
import { m } from './messages';

interface Props {
  health: ReleaseHealth;
  /** Also shows the load time. */
  withTime?: boolean;
}

/** The health of a release: a verdict, and below it the figures behind it. */
export function HealthCell({ health, withTime = false }: Props) {
  const { loads, failures, failure_rate } = health;
  return (
    <Pair>
      <StatusBadge {...verdictOn(health)} />
      {loads > 0 && (
        <small>
          {failures === 0
            ? m.loadsWell(formatNumber(loads))
            : `${m.ofLoads(formatNumber(failures), formatNumber(loads))} (${m.percent(percentOf(failure_rate ?? 0))})`}
        </small>
      )}
      {withTime && health.p75_ms !== null && <small>{loadTime(health)}</small>}
    </Pair>
  );
}

const Pair = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: var(--space-1);

  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
    white-space: nowrap;
  }
`;
