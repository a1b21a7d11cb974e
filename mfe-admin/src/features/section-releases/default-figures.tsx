import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { percentOf, loadTime, verdictOn } from './health-words';
import { m } from './messages';
import { defaultOf } from './remote-columns';
import { TwoLines } from './two-lines';

interface Props {
  remote: RegisteredRemote;
}

/** The default release, and its loads and failures in the last 24 hours. */
export function DefaultFigures({ remote }: Props) {
  const release = defaultOf(remote);
  if (!release) return null;
  const { health, version, created_at, places } = release;
  const { loads, failures, failure_rate } = health;
  const failed = `${m.ofLoads(formatNumber(failures), formatNumber(loads))} (${m.percent(percentOf(failure_rate ?? 0))})`;
  const share = m.figures.share(percentOf(places.share));
  return (
    <Card title={m.figures.version} actions={<StatusBadge {...verdictOn(health)} />}>
      <FactList
        facts={[
          {
            label: m.columns.version,
            value: (
              <TwoLines below={`${formatDateTime(created_at)} · ${share}`}>
                <Ltr>{version}</Ltr>
              </TwoLines>
            ),
          },
          { label: m.figures.failures, value: loads > 0 ? failed : m.health.none },
          {
            label: m.columns.p75,
            value: loadTime(health) ? (
              <TwoLines below={m.figures.p75}>{loadTime(health)}</TwoLines>
            ) : (
              m.health.none
            ),
          },
        ]}
      />
    </Card>
  );
}
