import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { m } from './messages';
import { sayUndoable } from './say-undoable';
import { useReleaseCalls } from '../../data/section-releases.api';

interface Props {
  remote: RegisteredRemote;
  /** A kept version; the one that was live before when left out. */
  to?: string;
  onClose: () => void;
}

/** Asks why, and goes back to an earlier release for all. */
export function RollBackDialog({ remote, to, onClose }: Props) {
  const { rollBack, activate } = useReleaseCalls(remote.remote);
  return (
    <CarefulDialog
      open
      title={m.rollBack.title(to)}
      confirm={m.rollBack.confirm}
      failed={m.rollBack.failed}
      reason={{ draft: `roll-back-${remote.remote}-${to ?? ''}` }}
      onCancel={onClose}
      onConfirm={async (reason) => {
        const { version, before } = await rollBack(reason, to);
        onClose();
        sayUndoable(m.rollBack.done(version), () =>
          activate({ version: before ?? version, target: { kind: 'all' }, reason: m.undoReason }),
        );
      }}
    >
      {m.rollBack.text(to)}
    </CarefulDialog>
  );
}
