import { m } from './messages';

/** A key, or keys that do the same or go together, and what they do. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

const words: Record<string, string> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** `Control+P` as it is printed on keys; the first of several. */
function keysOf(declared: string): string[] {
  const [first = ''] = declared.split(' ');
  return [
    first
      .split('+')
      .map((key) => words[key] ?? key)
      .join(' + '),
  ];
}

/** What a control declares by itself, with `aria-keyshortcuts`. */
function declaredIn(page: ParentNode): Shortcut[] {
  const controls = [...page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  return controls.map((control) => ({
    keys: keysOf(control.getAttribute('aria-keyshortcuts') ?? ''),
    does: control.getAttribute('aria-label') ?? control.textContent ?? '',
  }));
}

/** The keys of what stands on the page now: its forms, tables, tabs, and what its controls declare. */
export function pageKeysOf(page: ParentNode): Shortcut[] {
  const known = m.help.ofPage.filter(({ where }) => page.querySelector(where) !== null);
  return [...known, ...declaredIn(page)];
}
