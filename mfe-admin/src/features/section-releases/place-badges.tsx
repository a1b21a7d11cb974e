import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  release: PublishedRelease;
}

/** Where a release is live: for all clinics, as a canary, for pinned clinics, or nowhere. */
export function PlaceBadges({ release: { active, places } }: Props) {
  const { is_default, canary, pinned } = places;
  return (
    <Row>
      {is_default && <StatusBadge tone="success" label={m.places.default} />}
      {canary.length > 0 && (
        <StatusBadge
          tone="info"
          icon="sections"
          label={m.places.canary(formatNumber(canary.length))}
        />
      )}
      {pinned.length > 0 && (
        <StatusBadge
          tone="warning"
          icon="tags"
          label={m.places.pinned(formatNumber(pinned.length))}
        />
      )}
      {!active && <StatusBadge tone="neutral" icon="archive" label={m.places.off} />}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
