import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { Button } from '@ziba/shared/ui/controls/button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import { m } from './messages';

interface Props {
  remote: RegisteredRemote;
  onPress: () => void;
}

/** The button that rolls back to the release before; disabled with a reason when there is only one release. */
export function RollBackButton({ remote, onPress }: Props) {
  if (remote.releases.length < 2) {
    return (
      <UnavailableButton icon="history" why={m.rollBack.only}>
        {m.rollBack.action}
      </UnavailableButton>
    );
  }
  return (
    <Button icon="history" onClick={onPress}>
      {m.rollBack.action}
    </Button>
  );
}
