import type { PlanSection } from '@ziba/shared/contracts/registry';
import type { Session } from '@ziba/shared/session/session-store';
import { Button } from '@ziba/shared/ui/controls/button';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { Icon, isIconName } from '@ziba/shared/ui/controls/icon';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { m } from './messages';
import { destinationsOf, matching } from './destinations';
import { KeyCap } from './key-cap';

interface Props {
  session: Session;
  onClose: () => void;
  /** Shows the help in its place; offered where the bar has no button for it. */
  onHelp: () => void;
}

const iconOf = ({ menu }: PlanSection) => (menu && isIconName(menu.icon) ? menu.icon : 'file');

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes to any screen that the user may open: a few letters, arrows, Enter. */
export function PaletteDialog({ session, onClose, onHelp }: Props) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [all] = useState(() => destinationsOf(session));
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const found = matching(all, typed);
  const optionId = (position: number) => `${id}-${position}`;

  const go = (position: number) => {
    const destination = found[position];
    if (!destination) return;
    onClose();
    void navigate(destination.path);
  };

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') go(index);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const next = (index + step + found.length) % found.length;
    setIndex(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog open title={m.palette.title} onClose={onClose}>
      <Search
        data-autofocus
        role="combobox"
        aria-label={m.palette.label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(index) : undefined}
        aria-autocomplete="list"
        placeholder={m.palette.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIndex(0);
        }}
        onKeyDown={move}
      />
      <Options ref={list} id={`${id}-list`} role="listbox" aria-label={m.palette.label}>
        {found.map(({ path, title, section }, position) => (
          <li
            key={path}
            id={optionId(position)}
            role="option"
            aria-selected={position === index}
            onPointerMove={() => setIndex(position)}
            onClick={() => go(position)}
          >
            <Icon name={iconOf(section)} size={18} />
            {title}
            {title !== section.title && <small>{section.title}</small>}
          </li>
        ))}
      </Options>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length > 0 ? m.palette.count(found.length) : m.palette.none}
      </p>
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
    </Dialog>
  );
}

const Search = styled.input`
  inline-size: 100%;
  block-size: 3rem;
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);

  &:focus {
    border-color: transparent;
    outline: 2px solid var(--accent);
    outline-offset: 0;
  }
`;

/** Of no use to fingers. */
const Hints = styled.div`
  display: flex;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
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

const Help = styled.div`
  padding-block-start: var(--space-3);

  @media (min-width: 768px) {
    display: none;
  }
`;

const Options = styled.ul`
  display: grid;
  gap: 2px;
  /* Half a line too few for whole lines, so that one sees there are more. */
  max-block-size: min(22rem, 50dvh);
  margin-block-start: var(--space-3);
  overflow-y: auto;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: var(--control);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  li[aria-selected='true'] {
    background: var(--selected);
    color: var(--accent-strong);
  }
  small {
    margin-inline-start: auto;
    color: var(--text-soft);
  }
`;
