import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { useSearchParams } from 'react-router-dom';
import { ActivateDrawer } from './activate-drawer';
import { EndCanary } from './end-canary';
import { ReleaseDrawer } from './release-drawer';
import { RollBackDialog } from './roll-back-dialog';

/** A change that the operator wants to make to a release or to the running canary. */
export type ReleaseAction =
  | { kind: 'activate'; version: string }
  | { kind: 'roll-back'; version?: string }
  | { kind: 'promote' }
  | { kind: 'stop' };

interface Props {
  remote: RegisteredRemote;
  /** The change to ask about; undefined while there is none. */
  action: ReleaseAction | undefined;
  onClose: () => void;
}

/** The dialog for the wanted change; without one, the drawer of the release that the address names. */
export function ReleaseDialogs({ remote, action, onClose }: Props) {
  const [params, setParams] = useSearchParams();
  const shown = remote.releases.find(({ version }) => version === params.get('version'));
  const hide = () => {
    setParams(
      (now) => {
        now.delete('version');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  switch (action?.kind) {
    case 'activate':
      return <ActivateDrawer remote={remote} version={action.version} onClose={onClose} />;
    case 'roll-back':
      return <RollBackDialog remote={remote} to={action.version} onClose={onClose} />;
    case 'promote':
    case 'stop':
      return <EndCanary remote={remote} how={action.kind} onClose={onClose} />;
    case undefined:
      return shown ? <ReleaseDrawer release={shown} onClose={hide} /> : null;
  }
}
