import { Button } from '@ziba/shared/ui/controls/button';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  token: string;
  remote: string;
  onClose: () => void;
}

/** Shows a new token, which no page shows again. The first attempt to close it only warns; the second one closes. */
export function NewToken({ token, remote, onClose }: Props) {
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      title={m.tokens.madeTitle}
      onClose={() => (isWarned ? onClose() : setWarned(true))}
      footer={
        <Button tone="primary" onClick={onClose}>
          {m.tokens.kept}
        </Button>
      }
    >
      <Parts>
        <Notice role={isWarned ? 'alert' : 'status'} data-warned={isWarned || undefined}>
          <Icon name="warning" />
          {isWarned ? m.tokens.closing : m.tokens.once}
        </Notice>
        <Code>
          <CopyCode code={token} />
        </Code>
        <p>{m.tokens.usage}</p>
        <pre dir="ltr" tabIndex={0}>
          {`ZIBA_URL=${window.location.origin} ZIBA_DEPLOY_TOKEN=… \\\n  npm run release -w ${remote}`}
        </pre>
      </Parts>
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  pre {
    margin: 0;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: var(--size-s);
    overflow-x: auto;
  }
`;

const Notice = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--warning);

  &[data-warned] {
    background: var(--danger-soft);
    color: var(--danger);
  }
  svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;

const Code = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  font-weight: 600;
  overflow-wrap: anywhere;
`;
