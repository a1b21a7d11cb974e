import type { IconName } from '../controls/icon';

/** One entry of a menu: `onSelect` acts on this page, `to` leads to an address. */
export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Marks an entry that deletes or cancels something. */
  danger?: boolean;
  /** Why it cannot be chosen now; shown under the label. The keyboard still reaches it. */
  disabled?: string;
  /** Something that is on or off; choosing it leaves the menu open. */
  checked?: boolean;
  to?: string;
  onSelect?: () => unknown;
}

/** Falsy values are left out, so that a list of entries can contain conditions. */
export type MenuEntry = MenuItem | 'separator' | false | null | undefined;
