import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { KeyCap } from './key-cap';
import { m } from './messages';

interface Props {
  /** Shows the results again; left out while they are shown. */
  onBack?: () => void;
  onHelp: () => void;
}

/** The foot of the palette: the way back to the results, the keys, and on phones the help. */
export function PaletteFoot({ onBack, onHelp }: Props) {
  return (
    <Foot>
      {onBack && (
        <Button tone="quiet" size="small" icon="previous-step" onClick={onBack}>
          {m.palette.back}
        </Button>
      )}
      <Hints aria-hidden="true">
        {m.palette.hints.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <KeyCap key={key} name={key} />
            ))}
            {does}
          </span>
        ))}
      </Hints>
      <Help>
        <Button tone="quiet" size="small" icon="help" onClick={onHelp}>
          {m.help.title}
        </Button>
      </Help>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
`;

/** Hidden on touch screens, which have no such keys. */
const Hints = styled.div`
  display: flex;
  gap: var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-xs);

  span {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  @media (pointer: coarse) {
    display: none;
  }
`;

/** Hidden on wide screens, where the top bar has a button for the help. */
const Help = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`;
