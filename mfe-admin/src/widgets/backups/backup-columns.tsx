import { keptExportHours, type Backup } from '@ziba/shared/contracts/backups';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { formatBytes } from '../bytes/format-bytes';
import { m } from './messages';

const hour = 3_600_000;
const tones = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  removed: 'neutral',
} as const;

const standingOf = ({ status, fileName }: Backup) =>
  status === 'done' && fileName === null ? 'removed' : status;

const statusWord = (backup: Backup) => m.statuses[standingOf(backup)];

function verifiedWord({ verified_at, verification, is_verifying }: Backup): string | null {
  if (is_verifying) return m.verifying;
  if (!verified_at || !verification) return null;
  if (verification.isGood) return m.good(formatDay(verified_at));
  return m.bad(formatNumber(verification.problems.length));
}

function untilOf({ finished_at, fileName }: Backup): string | null {
  if (!finished_at || !fileName) return null;
  const end = new Date(Date.parse(finished_at) + keptExportHours * hour);
  return formatDateTime(end.toISOString());
}

/** When it was begun, how it stands, and how much it holds. */
export const backupColumns: ListColumn<Backup>[] = [
  dateTimeColumn({ title: m.columns.at, date: ({ created_at }) => created_at }),
  {
    title: m.columns.status,
    cell: (backup) => <StatusBadge tone={tones[standingOf(backup)]} label={statusWord(backup)} />,
    value: statusWord,
  },
  numberColumn({
    title: m.columns.rows,
    isLesser: true,
    number: ({ status, rows_done }) => (status === 'done' ? rows_done : null),
  }),
  numberColumn({
    title: m.columns.size,
    number: ({ bytes }) => bytes,
    format: formatBytes,
  }),
];

/** The result of a restore for a test. */
export const verifiedColumn = textColumn<Backup>({ title: m.columns.verified, text: verifiedWord });

/** How many uploaded and published files it contains. */
export const filesColumn = numberColumn<Backup>({
  title: m.columns.files,
  isLesser: true,
  number: ({ files }) => files,
});

const restoredWord = ({ restored_at, restore_error }: Backup) => {
  if (restore_error) return m.notRestored;
  return restored_at && m.restored(formatDateTime(restored_at));
};

/** Whether the product was restored from it. */
export const restoredColumn = textColumn<Backup>({ title: m.columns.restored, text: restoredWord });

/** Until when the file of an export can be downloaded. */
export const untilColumn = textColumn<Backup>({ title: m.columns.until, text: untilOf });
