import { Dialog } from '@ziba/shared/ui/dialog';
import { Ltr } from '@ziba/shared/ui/ltr';
import styled from 'styled-components';
import { m } from '../messages';

interface Props {
  onClose: () => void;
}

/** What the keys do, on every page. */
export function ShortcutHelp({ onClose }: Props) {
  return (
    <Dialog open title={m.help.title} onClose={onClose}>
      <Keys>
        {m.help.keys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{does}</dt>
            <dd>
              <kbd>
                <Ltr>{keys}</Ltr>
              </kbd>
            </dd>
          </div>
        ))}
      </Keys>
      <p>{m.help.support}</p>
    </Dialog>
  );
}

const Keys = styled.dl`
  display: grid;
  margin-block-end: var(--space-4);

  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  kbd {
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--sunken);
    font: 500 var(--size-s) / 1.7 var(--font-code);
  }
`;
