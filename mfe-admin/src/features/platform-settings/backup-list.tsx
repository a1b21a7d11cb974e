import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Backup } from '@ziba/shared/contracts/backups';
import { formatDateTime } from '@ziba/shared/format/date';
import { useMay } from '@ziba/shared/session/use-may';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useDownload } from '@ziba/shared/ui/controls/use-download';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useState } from 'react';
import { backups, backupsPath, useVerifyBackup } from '../../data/backups.api';
import {
  backupColumns,
  filesColumn,
  restoredColumn,
  verifiedColumn,
} from '../../widgets/backups/backup-columns';
import { m as words } from '../../widgets/backups/messages';
import { m } from './messages';

const RestoreDialog = lazyPart(() => import('./restore-dialog').then((file) => file.RestoreDialog));

/** All backups of the platform; the file of each can be downloaded, restored for a test, and restored. */
export function BackupList({ onRestore }: { onRestore: (id: number) => void }) {
  const { page, setPage } = useListParams();
  const list = backups.useList({ page });
  const mayWrite = useMay('settings', 'write');
  const { download, error, isBusy } = useDownload();
  const [tested, setTested] = useState<Backup>();
  const [restored, setRestored] = useState<Backup>();
  const actions = (backup: Backup) => {
    const { id, fileName, is_verifying } = backup;
    if (!fileName) return [];
    const take = () => void download(`${backupsPath}/${id}/download`, fileName);
    const reason = isBusy ? words.downloading : undefined;
    return [
      { label: words.download, icon: 'download' as const, disabled: reason, onSelect: take },
      mayWrite && {
        disabled: is_verifying ? words.verifying : undefined,
        label: words.verify,
        icon: 'restore' as const,
        onSelect: () => setTested(backup),
      },
      mayWrite && {
        label: m.restore,
        icon: 'history' as const,
        danger: true,
        onSelect: () => setRestored(backup),
      },
    ];
  };
  const nameOf = ({ created_at }: Backup) => m.backupOf(formatDateTime(created_at));
  return (
    <Card title={m.list}>
      {error && <p role="alert">{error.message}</p>}
      <ResourceTable
        label={m.list}
        columns={[
          ...backupColumns,
          filesColumn,
          verifiedColumn,
          restoredColumn,
          actionsColumn({ actions, nameOf }),
        ]}
        list={list}
        empty={m.empty}
        page={page}
        onPage={setPage}
      />
      {restored && (
        <RestoreDialog
          backup={restored}
          onBegun={() => onRestore(restored.id)}
          onClose={() => setRestored(undefined)}
        />
      )}
      {tested && <VerifyDialog backup={tested} onClose={() => setTested(undefined)} />}
    </Card>
  );
}

/** Asks before a restore for a test; the list then says what it found. */
function VerifyDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const verify = useVerifyBackup();
  const start = async () => {
    await verify(backup.id);
    toast.success(m.verifyBegun);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={m.verifyTitle}
      confirm={m.verify}
      tone="primary"
      failed={m.verifyFailed}
      onConfirm={start}
      onCancel={onClose}
    >
      {m.verifyText(formatDateTime(backup.created_at))}
    </ConfirmDialog>
  );
}
