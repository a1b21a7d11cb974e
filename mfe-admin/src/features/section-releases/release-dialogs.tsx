import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { useSearchParams } from 'react-router-dom';
import { ActivateDrawer } from './activate-drawer';
import { EndCanary } from './end-canary';
import { ReleaseDrawer } from './release-drawer';
import { RollBackDialog } from './roll-back-dialog';

/** What somebody wants to do with a release or with the canary that runs. */
export type Asked =
  | { act: 'activate'; version: string }
  | { act: 'roll-back'; version?: string }
  | { act: 'promote' }
  | { act: 'stop' };

interface Props {
  remote: RegisteredRemote;
  asked: Asked | undefined;
  onClose: () => void;
}

/** What is asked before something changes, and the facts of the release that the address names. */
export function ReleaseDialogs({ remote, asked, onClose }: Props) {
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

  switch (asked?.act) {
    case 'activate':
      return <ActivateDrawer remote={remote} version={asked.version} onClose={onClose} />;
    case 'roll-back':
      return <RollBackDialog remote={remote} to={asked.version} onClose={onClose} />;
    case 'promote':
    case 'stop':
      return <EndCanary remote={remote} how={asked.act} onClose={onClose} />;
    case undefined:
      return shown ? <ReleaseDrawer release={shown} onClose={hide} /> : null;
  }
}
