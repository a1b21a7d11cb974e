import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../controls/icon';
import type { MenuEntry, MenuItem } from './menu-entry';
import { itemAfter, typeAhead } from './menu-keys';
import { Line, Panel } from './menu.styles';
import { usePopover } from './use-popover';

interface Props {
  id: string;
  labelledBy: string;
  opener: RefObject<HTMLElement | null>;
  items: readonly MenuEntry[];
  startAt: 'first' | 'last';
  onClose: () => void;
}

/** The open part of Menu, over the page; nothing of it exists while the menu is closed. */
export function MenuPanel({ id, labelledBy, opener, items, startAt, onClose }: Props) {
  const leave = (by: 'escape' | 'press' | 'tab' | 'choice') => {
    if (by !== 'press') opener.current?.focus();
    onClose();
  };
  const panel = usePopover(opener, leave);
  const typed = useRef({ text: '', at: 0 });
  const held = useRef<HTMLElement>(null);
  const lines = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  // Entries and the place of the menu may change while it is open; the focus stays, or begins anew.
  useLayoutEffect(() => {
    if (panel.current?.contains(document.activeElement)) return;
    held.current?.focus();
    if (document.activeElement !== held.current) {
      lines()
        .at(startAt === 'first' ? 0 : -1)
        ?.focus();
    }
  });

  const choose = (item: MenuItem) => {
    if (item.disabled !== undefined) return;
    // The focus is back before what was chosen takes it, to a dialog for example.
    if (item.checked === undefined) leave('choice');
    item.onSelect?.();
  };
  const move = (event: KeyboardEvent) => {
    const all = lines();
    const now = all.findIndex((line) => line === document.activeElement);
    if (event.key === 'Tab') return leave('tab');
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isTyping = typeAhead(typed.current, event.key, event.timeStamp);
    const names = all.map((line) => line.ariaLabel ?? '');
    const next = itemAfter(names, now, event.key, isTyping ? typed.current.text : '');
    if (next !== null || isTyping) {
      event.preventDefault();
      if (next !== null) all[next]?.focus();
    } else if (event.key === ' ' || (event.key === 'Enter' && event.repeat)) {
      event.preventDefault();
      // A key that is still held from opening chooses nothing; a link hears Space too.
      if (!event.repeat) all[now]?.click();
    }
    return undefined;
  };

  return (
    <Panel
      ref={panel}
      id={id}
      popover="manual"
      role="menu"
      aria-labelledby={labelledBy}
      onKeyDown={move}
      onFocus={({ target }) => (held.current = target)}
    >
      {items.map((item, index) =>
        item === 'separator' ? (
          <Line key={index} role="separator" />
        ) : (
          item && <Item key={index} item={item} onChoose={() => choose(item)} />
        ),
      )}
    </Panel>
  );
}

interface ItemProps {
  item: MenuItem;
  onChoose: () => void;
}

function Item({ item, onChoose }: ItemProps) {
  const { label, icon, danger, disabled, checked, to } = item;
  const id = useId();
  const face = {
    role: checked === undefined ? 'menuitem' : 'menuitemcheckbox',
    tabIndex: -1,
    'aria-label': label,
    'aria-describedby': disabled ? id : undefined,
    'aria-disabled': disabled !== undefined || undefined,
    'aria-checked': checked,
    'data-danger': danger || undefined,
    onClick: onChoose,
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true });
    },
  };
  const content = (
    <>
      <span data-drawing>
        {checked === undefined ? icon && <Icon name={icon} /> : checked && <Icon name="check" />}
      </span>
      <span>
        {label}
        {disabled && <small id={id}>{disabled}</small>}
      </span>
    </>
  );
  if (to !== undefined && disabled === undefined) {
    return (
      <Link to={to} {...face}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...face}>
      {content}
    </button>
  );
}
