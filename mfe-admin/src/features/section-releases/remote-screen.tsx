import * as addresses from '@ziba/shared/contracts/addresses';
import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { useMay } from '@ziba/shared/session/use-may';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useParams } from 'react-router-dom';
import { ConsoleTabs } from '../../widgets/console-tabs/console-tabs';
import { CanaryCard } from './canary-card';
import { CanaryHistory } from './canary-history';
import { DefaultFigures } from './default-figures';
import { m } from './messages';
import { PinsCard } from './pins-card';
import { ReleaseDialogs, type ReleaseAction } from './release-dialogs';
import { ReleasesTable } from './releases-table';
import { RollBackButton } from './roll-back-button';
import { useRemote } from '../../data/section-releases.api';
import { useState } from 'react';

/** One remote: its default release, its canary, its releases and pinned clinics, and the actions on them. */
export function RemoteScreen() {
  const { remote = '' } = useParams();
  return <OneRemote key={remote} name={remote} />;
}

const titlesOf = ({ sections }: RegisteredRemote) => sections.map(({ title }) => title).join('، ');

function OneRemote({ name }: { name: string }) {
  const mayWrite = useMay('sections', 'write');
  const [action, setAction] = useState<ReleaseAction>();

  return (
    <RecordScreen
      record={useRemote(name)}
      title={name}
      back={{ to: addresses.sectionReleases, label: m.releases }}
      head={(remote) => ({
        title: titlesOf(remote) || name,
        hint: <Ltr>{name}</Ltr>,
        actions: mayWrite && (
          <RollBackButton remote={remote} onPress={() => setAction({ kind: 'roll-back' })} />
        ),
      })}
    >
      {(remote) => (
        <>
          <ConsoleTabs />
          <DefaultFigures remote={remote} />
          {remote.rollout && (
            <CanaryCard
              remote={remote}
              rollout={remote.rollout}
              mayWrite={mayWrite}
              onAction={setAction}
            />
          )}
          <ReleasesTable remote={remote} mayWrite={mayWrite} onAction={setAction} />
          <PinsCard remote={remote} />
          <CanaryHistory remote={remote.remote} />
          <ReleaseDialogs remote={remote} action={action} onClose={() => setAction(undefined)} />
        </>
      )}
    </RecordScreen>
  );
}
