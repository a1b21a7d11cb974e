import { m } from './messages';

/** Keys with the same or related effects, and a text that says what they do. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

const keyNames: Record<string, string> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Formats `Control+P` as `Ctrl + P`; of several shortcuts only the first. */
function keysOf(declared: string): string[] {
  const [first = ''] = declared.split(' ');
  return [
    first
      .split('+')
      .map((key) => keyNames[key] ?? key)
      .join(' + '),
  ];
}

/** The shortcuts that controls declare with `aria-keyshortcuts`. */
function declaredIn(page: ParentNode): Shortcut[] {
  const controls = [...page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  return controls.map((control) => ({
    keys: keysOf(control.getAttribute('aria-keyshortcuts') ?? ''),
    does: control.getAttribute('aria-label') ?? control.textContent ?? '',
  }));
}

/** The shortcuts of the current page: of its forms, tables and tabs, and those that its controls declare. */
export function pageKeysOf(page: ParentNode): Shortcut[] {
  const known = m.help.ofPage.filter(({ where }) => page.querySelector(where) !== null);
  return [...known, ...declaredIn(page)];
}
