import type { BackupState } from '@ziba/shared/contracts/backups';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

const tones = { stable: 'success', none: 'neutral', late: 'warning', failed: 'danger' } as const;

/** How the backups of the platform stand, in a word. */
export const StandingBadge = ({ standing }: Pick<BackupState, 'standing'>) => (
  <StatusBadge tone={tones[standing]} label={m.standings[standing]} />
);
