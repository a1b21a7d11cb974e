import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { ProgressBar } from '@ziba/shared/ui/controls/progress-bar';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useEffect, useEffectEvent, useState } from 'react';
import { backupsPath, readRestore } from '../../data/backups.api';
import { m } from './messages';

/** Milliseconds between two looks at the server. */
const lookEvery = 1000;

interface Props {
  /** The backup. */
  id: number;
  /** Called when nothing was restored; after a restore the session has ended. */
  onEnd: () => void;
}

/** Stands in the place of the backups while the product is restored: the server answers nothing else meanwhile. */
export function RestoringScreen({ id, onEnd }: Props) {
  const [percent, setPercent] = useState<number>();
  const invalidate = useInvalidate();
  const look = useEffectEvent(async () => {
    // A server that starts again answers nothing for a moment; the next look says more.
    const found = await readRestore(id).catch(() => undefined);
    if (!found) return;
    if (!('id' in found)) return setPercent(found.percent);
    if (found.is_restoring) return;
    if (found.restore_error) toast.error(m.notRestored);
    await invalidate(backupsPath);
    onEnd();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <Screen title={m.backupTitle}>
      <Card title={m.restoring} hint={m.restoringText}>
        <ProgressBar label={m.restoring} value={percent} max={100} />
      </Card>
    </Screen>
  );
}
