import type { Backup } from '@ziba/shared/contracts/backups';
import { formatDateTime } from '@ziba/shared/format/date';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { askForRestore } from '../../data/backups.api';
import { useGeneralSettings } from '../../data/general-settings.api';
import { m } from './messages';

interface Props {
  backup: Backup;
  /** Called when the server begins with it. */
  onBegun: () => void;
  onClose: () => void;
}

/** Asks before the whole product is restored from a backup; its name has to be typed out. */
export function RestoreDialog({ backup, onBegun, onClose }: Props) {
  const name = useGeneralSettings().data?.project_name;
  if (name === undefined) return null;
  return (
    <CarefulDialog
      open
      title={m.restoreTitle}
      confirm={m.restore}
      word={name}
      failed={m.restoreFailed}
      onConfirm={async () => {
        await askForRestore(backup.id, name);
        onBegun();
      }}
      onCancel={onClose}
    >
      {m.restoreText(formatDateTime(backup.created_at))}
    </CarefulDialog>
  );
}
