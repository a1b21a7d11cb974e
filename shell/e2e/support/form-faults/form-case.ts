import type { Page } from 'playwright-core';
import type { RunningProduct } from '../running-product';

/** A form of the product, how a person fills it, and how one sees that it was saved. */
export interface FormCase {
  /** The file that renders it. */
  file: string;
  /** Who fills it; null for a page of visitors, where no session can end. */
  username: string | null;
  /** Its address, with the placeholders of `screens.ts`, and `:own` for what `prepare` has made. */
  path: string;
  /** Makes what the form is about, and answers what stands for `:own` in the address. */
  prepare?: (product: RunningProduct) => Promise<string>;
  /** Opens it, when it is a dialog or a drawer of the page. */
  open?: (page: Page) => Promise<void>;
  /** What is typed, by label; it must still be there after every fault. */
  typed: Record<string, string>;
  /** The phone to which `open` sends the code that `:code` in `typed` stands for. */
  phone?: string;
  /** What must be chosen besides, so that the server takes it. */
  choose?: (page: Page) => Promise<unknown>;
  submit: string;
  /** The button of the question that is asked before it is saved. */
  confirm?: string;
  /** What the page says once it is saved. */
  saved: string | RegExp;
  /** A text that stands in the form besides what is typed, and must stay as well: the name of a file. */
  held?: RegExp;
  /**
   * Where the API shows that it was saved once: a list with one row more afterwards, or what is changed,
   * whose version has risen by one. For an edit `row.path` is enough.
   */
  rows?: string;
  /** An edit: the row at the API, the field of the first label, and what another desk writes into it. */
  row?: { path: string; field: string; theirs: string | number };
}
