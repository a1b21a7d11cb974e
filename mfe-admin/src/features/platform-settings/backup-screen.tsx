import { formatText } from '@ziba/shared/format/text';
import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Card } from '@ziba/shared/ui/views/card';
import { JobProgress } from '@ziba/shared/ui/views/job-progress/job-progress';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { backupsPath, useBackupState } from '../../data/backups.api';
import { useGeneralSettings } from '../../data/general-settings.api';
import { BackupFacts } from '../../widgets/backups/backup-facts';
import { useFollowedBackup } from '../../widgets/backups/use-followed-backup';
import * as addresses from './addresses';
import { BackupList } from './backup-list';
import { m } from './messages';
import { PlanCard } from './plan-card';

const RestoringScreen = lazyPart(() =>
  import('./restoring-screen').then((file) => file.RestoringScreen),
);

/** How the backups of the platform stand, a new one with its progress, and the files of the earlier ones. */
export function BackupScreen() {
  const admin = useGeneralSettings().data?.main_admin_username;
  const first = admin === undefined ? [] : [{ label: m.admin, value: formatText(admin) }];
  const record = useBackupState('admin');
  const [restored, setRestored] = useState<number>();
  if (restored !== undefined) {
    return <RestoringScreen id={restored} onEnd={() => setRestored(undefined)} />;
  }
  return (
    <RecordScreen
      record={record}
      title={m.backupTitle}
      back={{ to: addresses.settings, label: m.title }}
    >
      {(state) => (
        <>
          <Card
            title={m.state}
            hint={m.stateText(formatNumber(state.every_days), formatNumber(state.keep))}
          >
            <BackupFacts state={state} first={first} />
          </Card>
          <PlanCard state={state} />
          <ManualCard />
          <BackupList onRestore={setRestored} />
        </>
      )}
    </RecordScreen>
  );
}

function ManualCard() {
  const mayWrite = useMay('settings', 'write');
  const followed = useFollowedBackup(backupsPath);
  return (
    <Card title={m.manual} hint={m.manualText}>
      <JobProgress
        followed={followed}
        label={m.making}
        start={mayWrite ? m.make : undefined}
        failed={m.makeFailed}
      />
    </Card>
  );
}
