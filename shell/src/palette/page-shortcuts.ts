/** What a key of the page opens. */
export type Opened = 'palette' | 'help';

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const types = 'input, textarea, select, [contenteditable]';

/**
 * What the keys open: Ctrl+K, or `/`, the palette; `?` the help. Read by the place of a key and not by
 * its letter, which is another one on a Persian keyboard. While one types, or
 * without `singleKeys`, only Ctrl+K counts.
 */
export function openedBy(keys: Keys, focused: Element | null, singleKeys = true): Opened | null {
  const withCommand = keys.ctrlKey || keys.metaKey;
  if (keys.code === 'KeyK' && withCommand && !keys.altKey && !keys.shiftKey) return 'palette';
  if (!singleKeys || keys.code !== 'Slash' || withCommand || keys.altKey || focused?.matches(types))
    return null;
  return keys.shiftKey ? 'help' : 'palette';
}
