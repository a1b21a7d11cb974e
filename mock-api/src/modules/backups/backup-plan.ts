import type { backupPlanInput, BackupState } from '@ziba/shared/contracts/backups';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { backupStateOf } from './backup-state';

const changePlan = {
  name: 'backups.change_plan',
  text: `update general_settings set backup_every_days = $1, backup_keep = $2, updated_at = app_now()
         where id = 1`,
};

/** Changes how often the platform is backed up, and how many backups are kept. */
export async function changeBackupPlan(
  db: Database,
  { userId }: Session,
  { every_days, keep }: z.output<typeof backupPlanInput>,
): Promise<BackupState> {
  const before = await backupStateOf(db);
  await db.platform(async (tx) => {
    await tx.query(changePlan, [every_days, keep]);
    await audit(
      tx,
      { userId, clinicId: null },
      {
        action: 'update',
        entity: 'general_settings',
        entityId: 1,
        before: { backup_every_days: before.every_days, backup_keep: before.keep },
        after: { backup_every_days: every_days, backup_keep: keep },
      },
    );
  });
  return backupStateOf(db);
}
