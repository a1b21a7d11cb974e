import type { RegisteredRemote, ReleaseTarget, Rollout } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { rings } from '../../data/access.api';
import { m } from './messages';
import { showUndoable } from './show-undoable';
import { useReleaseMutations } from '../../data/section-releases.api';

interface Props {
  remote: RegisteredRemote;
  how: 'promote' | 'stop';
  onClose: () => void;
}

/** Asks before a canary is promoted to all clinics, or stopped. */
export function EndCanary({ remote, how, onClose }: Props) {
  const { promote, stop, activate } = useReleaseMutations(remote.remote);
  const ringList = rings.useAll(how === 'stop' && Boolean(remote.rollout?.ring));
  // The canary may have ended meanwhile; then there is nothing to ask.
  const { rollout } = remote;
  if (!rollout) return null;
  const { id, version } = rollout;

  if (how === 'promote') {
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={m.canary.promoteTitle(version)}
        confirm={m.canary.promote}
        failed={m.canary.promoteFailed}
        onCancel={onClose}
        onConfirm={async () => {
          const { before } = await promote(id);
          onClose();
          const target: ReleaseTarget = { kind: 'all' };
          const words = m.canary.promoted(version);
          if (before === null) return toast.success(words);
          return showUndoable(words, () =>
            activate({ version: before, target, reason: m.undoReason }),
          );
        }}
      >
        {m.canary.promoteText}
      </ConfirmDialog>
    );
  }
  const previousTarget = restartTarget(rollout, ringList.data?.data ?? []);
  return (
    <CarefulDialog
      open
      title={m.canary.stopTitle}
      confirm={m.canary.stop}
      failed={m.canary.stopFailed}
      reason={{ draft: `end-canary-${id}` }}
      onCancel={onClose}
      onConfirm={async (reason) => {
        await stop(id, reason);
        onClose();
        if (!previousTarget) return toast.success(m.canary.stopped);
        return showUndoable(m.canary.stopped, () =>
          activate({ version, target: previousTarget, reason: m.undoReason }),
        );
      }}
    >
      {m.canary.stopText(formatNumber(rollout.clinic_ids.length))}
    </CarefulDialog>
  );
}

/** The target that starts the same canary again; undefined when its ring was removed. */
function restartTarget(
  { percent, ring }: Rollout,
  known: readonly { id: number; name: string }[],
): ReleaseTarget | undefined {
  if (percent !== null) return { kind: 'share', percent };
  const found = known.find(({ name }) => name === ring);
  return found && { kind: 'ring', ring_id: found.id };
}
