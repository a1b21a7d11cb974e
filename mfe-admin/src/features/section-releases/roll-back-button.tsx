import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { Button } from '@ziba/shared/ui/controls/button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import { m } from './messages';

interface Props {
  remote: RegisteredRemote;
  onPress: () => void;
}

/** Leads back to what was live before; with a single release it says why it cannot. */
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
