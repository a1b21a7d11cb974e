import { api, ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Backup, BackupPlanInput, BackupState } from '@ziba/shared/contracts/backups';
import useSWR, { type SWRResponse } from 'swr';

const live = ['backup.done'];

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

/** Begins a restore of a backup for a test; the list shows its result when it has ended. */
export function useVerifyBackup() {
  const invalidate = useInvalidate();
  return async (id: number): Promise<void> => {
    await api.post<Backup>(`${backupsPath}/${id}/verify`, {});
    await invalidate(backupsPath);
  };
}

/** Asks for a restore of the whole product from a backup; `name` is the product's name, typed out. */
export const askForRestore = (id: number, name: string): Promise<Backup> =>
  api.post<Backup>(`${backupsPath}/${id}/restore`, { name });

/** How a restore stands: `percent` while the server does nothing else, the backup before and after that. */
export async function readRestore(id: number): Promise<Backup | { percent: number }> {
  try {
    return await api.get<Backup>(`${backupsPath}/${id}`);
  } catch (error) {
    const isRestoring = error instanceof ApiError && error.body.code === 'restoring';
    if (!isRestoring) throw error;
    return { percent: Number(error.body.details?.percent ?? 0) };
  }
}

/** Changes how often the platform is backed up, and how many backups are kept. */
export function useSaveBackupPlan() {
  const invalidate = useInvalidate();
  return async (plan: BackupPlanInput): Promise<void> => {
    await api.post<BackupState>(`${backupsPath}/plan`, plan);
    // Not awaited: the form begins anew once the plan is read, and has to end its saving before.
    void invalidate(backupsPath);
  };
}
