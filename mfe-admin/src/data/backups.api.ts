import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Backup, BackupState } from '@ziba/shared/contracts/backups';
import useSWR, { type SWRResponse } from 'swr';

const live = ['backup.done'];
/** A restore into scratch tables reads the whole file. Milliseconds. */
const verifyTimeout = 300_000;

export const backupsPath = '/admin/backups';
export const exportsPath = '/clinics/me/exports';
const statePaths = { admin: `${backupsPath}/state`, clinic: '/clinics/me/backup-state' } as const;

/** The platform's backups, the newest first. */
export const backups = createResource<Backup>(backupsPath, {
  listPath: backupsPath,
  liveEvents: live,
});

/** The exports that the clinic made of its own data, the newest first. */
export const clinicExports = createResource<Backup>(exportsPath, {
  listPath: exportsPath,
  liveEvents: live,
});

/** How the platform's backups stand, for its own staff or for a clinic. */
export const useBackupState = (area: keyof typeof statePaths): SWRResponse<BackupState, ApiError> =>
  useSWR<BackupState, ApiError>([backupsPath, statePaths[area]] satisfies ResourceKey);

/** Restores a backup for a test, and resolves to the backup with the result. */
export function useVerifyBackup() {
  const invalidate = useInvalidate();
  return async (id: number): Promise<Backup> => {
    const options = { timeout: verifyTimeout };
    const verified = await api.post<Backup>(`${backupsPath}/${id}/verify`, {}, options);
    await invalidate(backupsPath);
    return verified;
  };
}
