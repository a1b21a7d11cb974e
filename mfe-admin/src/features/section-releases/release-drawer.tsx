import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import styled from 'styled-components';
import { FailureCodes } from './failure-codes';
import { HealthCell } from './health-cell';
import { loadTime, percentOf, sizeOf } from './health-words';
import { m } from './messages';
import { NamedClinics } from './named-clinics';
import { PlaceBadges } from './place-badges';

interface Props {
  release: PublishedRelease;
  onClose: () => void;
}

/** All facts of one release: what it is, which clinics have it, and why loads failed. */
export function ReleaseDrawer({ release, onClose }: Props) {
  const { version, remote, notes, author, created_at, contract, places, health } = release;
  return (
    <Drawer open title={m.detail.title(version)} hint={<Ltr>{remote}</Ltr>} onClose={onClose}>
      <Parts>
        <PlaceBadges release={release} />
        <p>{notes ? formatText(notes) : m.detail.noNotes}</p>
        <FactList
          facts={[
            { label: m.columns.published, value: formatDateTime(created_at) },
            { label: m.columns.author, value: author && <bdi>{author}</bdi> },
            { label: m.columns.contract, value: <Ltr>{contract}</Ltr> },
            { label: m.columns.size, value: sizeOf(release.size) },
            { label: m.columns.share, value: m.percent(percentOf(places.share)) },
            { label: m.detail.p75, value: loadTime(health) ?? m.health.none },
            { label: m.columns.health, value: <HealthCell health={health} /> },
          ]}
        />
        <NamedClinics title={m.detail.canary} ids={places.canary} />
        <NamedClinics title={m.detail.pinned} ids={places.pinned} />
        <FailureCodes health={health} />
      </Parts>
    </Drawer>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: stretch;
`;
