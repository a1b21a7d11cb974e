import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useFromList } from '../../router/list-return';
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

/** The open part of Menu, over the page; it exists only while the menu is open. */
export function MenuPanel({ id, labelledBy, opener, items, startAt, onClose }: Props) {
  const leave = (by: 'escape' | 'press' | 'tab' | 'choice') => {
    if (by !== 'press') opener.current?.focus();
    onClose();
  };
  const panel = usePopover(opener, leave);
  const onKeyDown = useMenuKeys(panel, () => leave('tab'));
  const lastFocused = useRef<HTMLElement>(null);

  // Entries and the place of the menu may change while it is open: the focus stays, or starts again.
  useLayoutEffect(() => {
    if (panel.current?.contains(document.activeElement)) return;
    lastFocused.current?.focus();
    if (document.activeElement === lastFocused.current) return;
    itemsIn(panel.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus();
  });

  const choose = (item: MenuItem) => {
    if (item.disabled !== undefined) return;
    // The focus returns first, because what was chosen may take it: a dialog, for example.
    if (item.checked === undefined) leave('choice');
    item.onSelect?.();
  };

  return (
    <Panel
      ref={panel}
      id={id}
      popover="manual"
      role="menu"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => (lastFocused.current = target)}
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

/** The items of a menu as they stand in the page, disabled ones included. */
function itemsIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** Handles the keys of an open menu: arrows, Home, End and letters move, Enter and Space choose, Tab leaves. */
function useMenuKeys(panel: RefObject<HTMLElement | null>, onTab: () => void) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onTab();
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const all = itemsIn(panel.current);
    const current = all.findIndex((item) => item === document.activeElement);
    const isTyping = typeAhead(typed.current, event.key, event.timeStamp);
    const names = all.map((item) => item.ariaLabel ?? '');
    const next = itemAfter(names, current, event.key, isTyping ? typed.current.text : '');
    if (next !== null || isTyping) {
      event.preventDefault();
      if (next !== null) all[next]?.focus();
    } else if (event.key === ' ' || (event.key === 'Enter' && event.repeat)) {
      event.preventDefault();
      // A key still held down from opening chooses nothing. Space is handled here because links ignore it.
      if (!event.repeat) all[current]?.click();
    }
    return undefined;
  };
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
      <ItemLink to={to} {...face}>
        {content}
      </ItemLink>
    );
  }
  return (
    <button type="button" {...face}>
      {content}
    </button>
  );
}

/** The link of an entry. Opened from the row of a list, the screen leads back to the list as it is now. */
function ItemLink(props: LinkProps) {
  return <Link state={useFromList()} {...props} />;
}
