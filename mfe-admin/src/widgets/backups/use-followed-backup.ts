import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { isUnderWay, useJob } from '@ziba/shared/api/use-job';
import { useEffect, useEffectEvent } from 'react';

/** Starts and follows backups or exports, and reads their list again when one has ended, also when it failed. */
export function useFollowedBackup(path: string) {
  const followed = useJob(path, ['backup.done', 'backup.progress']);
  const { job } = followed;
  const invalidate = useInvalidate();
  const ended = job && !isUnderWay(job) ? job.id : undefined;
  const readAgain = useEffectEvent(() => void invalidate(path));
  useEffect(() => {
    if (ended !== undefined) readAgain();
  }, [ended]);
  return followed;
}
