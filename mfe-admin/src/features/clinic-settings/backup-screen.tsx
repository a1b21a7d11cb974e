import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { backupTexts } from '@ziba/shared/contracts/backups';
import { formatNumber } from '@ziba/shared/format/money';
import { useSession } from '@ziba/shared/session/use-session';
import { Card } from '@ziba/shared/ui/views/card';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useBackupState } from '../../data/backups.api';
import { BackupFacts } from '../../widgets/backups/backup-facts';
import * as addresses from './addresses';
import { ExportCard } from './export-card';
import { m } from './messages';

const daysOfMonth = 30;
const often = (days: number) =>
  days === daysOfMonth ? m.monthly : m.everyDays(formatNumber(days));

/** How the platform keeps the clinic's data safe, and the clinic's own export of it. */
export function BackupScreen() {
  const isManager = useSession()?.user.type === clinicAdmin;
  return (
    <RecordScreen
      record={useBackupState('clinic')}
      title={m.backup}
      back={{ to: addresses.settings, label: m.title }}
    >
      {(state) => (
        <>
          <Card
            title={m.platformBackup}
            hint={m.platformBackupText(often(state.every_days), formatNumber(state.keep))}
          >
            <BackupFacts state={state} />
          </Card>
          {isManager ? (
            <ExportCard />
          ) : (
            <Card title={m.export}>
              <p>{backupTexts.managersOnly}</p>
            </Card>
          )}
        </>
      )}
    </RecordScreen>
  );
}
