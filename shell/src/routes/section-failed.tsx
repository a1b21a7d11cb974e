import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { CopyCode } from '@ziba/shared/ui/copy-code';
import { Icon } from '@ziba/shared/ui/icon';
import type { SectionFailure } from '../federation/failure';
import { m as live } from '../live/messages';
import { m } from '../messages';
import { ForSupport, Notice } from './notice.styles';

interface Props {
  /** Of the section. */
  title: string;
  /** Id of the boot plan. */
  plan: string;
  /** Null where the screen was there and threw. */
  failure: SectionFailure | null;
  remote: PlanRemote | undefined;
  busy: boolean;
  onAgain: () => void;
}

const passing = new Set(['http', 'network', 'timeout', 'load-failed']);

/** A section that did not load or that threw: what is so, what still works, what helps. */
export function SectionFailed({ title, plan, failure, remote, busy, onAgain }: Props) {
  const code = failure?.code ?? 'render';
  const release = failure ?? { remote: remote?.name, version: remote?.version };
  const said = [plan, code, release.remote && `${release.remote}@${release.version}`];
  return (
    <Notice role="alert">
      <Icon name={passing.has(code) ? 'offline' : 'warning'} size={32} />
      <h1 tabIndex={-1}>{m.section.title(title)}</h1>
      <p>{live.reasons[code]}</p>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={onAgain}>
        {common.tryAgain}
      </Button>
      <ForSupport>
        {live.forSupport} <CopyCode code={said.filter(Boolean).join(' ')} />
      </ForSupport>
    </Notice>
  );
}
