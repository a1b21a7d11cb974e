import type { BackupState } from '@ziba/shared/contracts/backups';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import { formatBytes } from '../bytes/format-bytes';
import { m } from './messages';
import { StandingBadge } from './standing-badge';

interface Props {
  state: BackupState;
  /** Shown before the others. */
  first?: readonly Fact[];
}

/** The last backup of the platform, its test, and the next one. */
export function BackupFacts({ state, first = [] }: Props) {
  const { standing, last_at, last_bytes, verified_at, next_at } = state;
  const facts = [
    { label: m.facts.standing, value: <StandingBadge standing={standing} /> },
    { label: m.facts.last, value: last_at ? formatDateTime(last_at) : m.none },
    { label: m.facts.size, value: last_bytes !== null && formatBytes(last_bytes) },
    { label: m.facts.verified, value: verified_at ? formatDateTime(verified_at) : m.notVerified },
    { label: m.facts.next, value: formatDay(next_at) },
  ];
  return <FactList facts={[...first, ...facts.filter(({ value }) => value !== false)]} />;
}
