import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { KeyCap } from './key-cap';
import { pageKeysOf, type Shortcut } from './page-keys-of';
import { storeSingleKeys, readSingleKeys } from './single-keys';
import { useScreenHelp } from './use-screen-help';

interface Props {
  onClose: () => void;
}

/**
 * The help: what the screen on the page is for, its keys, the keys of every page, and a switch for keys without Ctrl.
 */
export function ScreenHelp({ onClose }: Props) {
  const { text, failed } = useScreenHelp();
  const [ofPage] = useState(() => pageKeysOf(document.querySelector('main') ?? document));
  const [isOn, setOn] = useState(readSingleKeys);
  const change = (next: boolean) => {
    storeSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog open title={m.help.title} onClose={onClose}>
      {(text ?? failed) && (
        <Group>
          <h3>{m.help.screen}</h3>
          <p role={failed ? 'alert' : undefined}>{failed ? m.help.failed : text}</p>
        </Group>
      )}
      {ofPage.length > 0 && <KeyList title={m.help.here} shortcuts={ofPage} />}
      <KeyList title={m.help.everywhere} shortcuts={m.help.keys} />
      <Choice>
        <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
        {m.help.singleKeys}
      </Choice>
      <Support>{m.help.support}</Support>
    </Dialog>
  );
}

interface ListProps {
  title: string;
  shortcuts: readonly Shortcut[];
}

function KeyList({ title, shortcuts }: ListProps) {
  return (
    <Group>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

const Group = styled.section`
  margin-block-end: var(--space-4);

  h3 {
    color: var(--accent);
    font-size: var(--size-s);
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 2.375rem;
  }
  dl > div + div {
    border-block-start: 1px solid var(--line);
  }
  dd {
    display: flex;
    flex: none;
    gap: var(--space-1);
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;

const Support = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
