import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { m } from './messages';
import { showUndoable } from './show-undoable';
import { useReleaseMutations } from '../../data/section-releases.api';

interface Props {
  remote: RegisteredRemote;
  /** The version to roll back to; the one that was live before when left out. */
  to?: string;
  onClose: () => void;
}

/** Asks for a reason, and rolls back to an earlier release for all clinics. */
export function RollBackDialog({ remote, to, onClose }: Props) {
  const { rollBack, activate } = useReleaseMutations(remote.remote);
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
        showUndoable(m.rollBack.done(version), () =>
          activate({ version: before ?? version, target: { kind: 'all' }, reason: m.undoReason }),
        );
      }}
    >
      {m.rollBack.text(to)}
    </CarefulDialog>
  );
}
