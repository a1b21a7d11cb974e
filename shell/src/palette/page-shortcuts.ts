/** The dialogs that keys open. */
export type PageDialog = 'palette' | 'help';

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const typingTargets = 'input, textarea, select, [contenteditable]';

/**
 * The dialog that a key press opens: Ctrl+K and `/` the palette, `?` the help; null for all other keys.
 * Uses the position of the key, because its letter differs on a Persian keyboard. While the user types,
 * or without `singleKeys`, only Ctrl+K works.
 */
export function dialogOpenedBy(
  keys: Keys,
  focused: Element | null,
  singleKeys = true,
): PageDialog | null {
  const withCommand = keys.ctrlKey || keys.metaKey;
  if (keys.code === 'KeyK' && withCommand && !keys.altKey && !keys.shiftKey) return 'palette';
  if (
    !singleKeys ||
    keys.code !== 'Slash' ||
    withCommand ||
    keys.altKey ||
    focused?.matches(typingTargets)
  )
    return null;
  return keys.shiftKey ? 'help' : 'palette';
}
