import type { IconName } from '../controls/icon';

/** One thing that a menu offers: `onSelect` does something here, `to` goes somewhere. */
export interface MenuItem {
  label: string;
  icon?: IconName;
  /** What takes something away stands out. */
  danger?: boolean;
  /** Why it cannot be chosen now; said under the label. The keyboard still reaches it. */
  disabled?: string;
  /** Something that is on or off; choosing it leaves the menu open. */
  checked?: boolean;
  to?: string;
  onSelect?: () => unknown;
}

/** What is not offered now may stay in the list as a falsy value. */
export type MenuEntry = MenuItem | 'separator' | false | null | undefined;
