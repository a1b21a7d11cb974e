import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button, type ButtonTone } from '../controls/button';
import { Icon, type IconName } from '../controls/icon';
import { IconButton } from '../controls/icon-button';
import type { MenuEntry } from './menu-entry';
import { MenuPanel } from './menu-panel';

interface Props {
  /** The words of the button, or the name of the icon button. */
  label: string;
  /** `icon` shows the icon alone, for rows and bars. */
  look?: 'button' | 'icon';
  icon?: IconName;
  tone?: ButtonTone;
  size?: 'normal' | 'small';
  disabled?: boolean;
  items: readonly MenuEntry[];
  /** The menu is open when it is mounted: for an address that leads to it. */
  isOpenAtFirst?: boolean;
}

/**
 * A button that opens a menu. Enter, Space and Arrow Down open it at the first item, Arrow Up at the
 * last; then arrows, Home, End and the first letters move, Enter or Space chooses, Escape and Tab
 * close it. The focus returns to the button.
 */
export function Menu(props: Props) {
  const { label, look = 'button', icon, tone, size, disabled, items, isOpenAtFirst } = props;
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(isOpenAtFirst ? 'first' : null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openAt !== null;

  const openByKey = (event: KeyboardEvent) => {
    if (disabled || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const trigger = {
    ref: button,
    id: `${id}-button`,
    disabled,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-menu` : undefined,
    onClick: () => setOpenAt(isOpen ? null : 'first'),
    onKeyDown: openByKey,
  } as const;

  return (
    <Holder>
      {look === 'icon' ? (
        <IconButton icon={icon ?? 'more'} label={label} {...trigger} />
      ) : (
        <Button icon={icon} tone={tone} size={size} {...trigger}>
          {label}
          <Icon name="expand" size={16} />
        </Button>
      )}
      {isOpen && (
        <MenuPanel
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          opener={button}
          items={items}
          startAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </Holder>
  );
}

const Holder = styled.span`
  display: inline-flex;

  [aria-expanded='true'] > [data-icon='expand'] {
    transform: rotate(180deg);
  }
  [data-icon='expand'] {
    margin-inline-end: calc(-1 * var(--space-1));
    transition: transform var(--calm) var(--ease);
  }
`;
