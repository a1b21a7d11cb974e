import type { Page } from 'playwright-core';
import type { RunningProduct } from '../running-product';

/** A form of the product, how a user fills it, and how the test sees that it was saved. */
export interface FormCase {
  /** The file that renders it. */
  file: string;
  /** The user who fills it; null for a public page, which has no session. */
  username: string | null;
  /** Its address, with the placeholders of `screen-ids.ts`, and `:own` for the result of `prepare`. */
  path: string;
  /** Creates the record of the form, and resolves to the value of `:own` in the address. */
  prepare?: (product: RunningProduct) => Promise<string>;
  /** Opens the form when it is a dialog, a drawer or a later step of the page. */
  open?: (page: Page) => Promise<void>;
  /** The typed values by label; they must stay after every fault. */
  typed: Record<string, string>;
  /** The name of a group of choices, for a form on a page in which nothing is typed. */
  group?: string;
  /** The phone to which `open` sends a code; the code replaces `:code` in `typed`. */
  phone?: string;
  /** Makes the other choices that the server requires. */
  choose?: (page: Page) => Promise<unknown>;
  submit: string;
  /** The confirming button of the question before the save. */
  confirm?: string;
  /** It consists of passwords, which are never stored: a reload or the end of the session loses them. */
  isSecret?: true;
  /** The text on the page after the save. */
  saved: string | RegExp;
  /** What the page shows in place of the form as soon as it hears of the save, also when the answer was lost. */
  replacedBy?: string;
  /** Another text in the form that must stay too, such as a file name. */
  held?: RegExp;
  /** Waits until a choice that is no text is as it was made. */
  untilChosen?: (page: Page) => Promise<unknown>;
  /**
   * The API path that shows the save: a list that gets one more row, or a record whose version rises by
   * one. An edit needs only `row.path`.
   */
  rows?: string;
  /**
   * For an edit: the record's API path, the field of the first label, and what another desk writes into it. `saveAt` is
   * the path that saves the record, if it is another one.
   */
  row?: { path: string; saveAt?: string; field: string; otherDeskValue: string | number };
}
