import type { movementKinds } from '../../db/schema/products';

/** One change of the stock of a product. */
export interface Movement {
  productId: number;
  kind: (typeof movementKinds)[number];
  /** Up to three decimals; below zero removes goods. */
  quantity: number;
  /**
   * The lot to add to or take from; without it goods are added to the lot without a number, and those that expire first
   * are taken first.
   */
  lot?: Lot;
  /** The inventory financial document that causes it. */
  documentId?: number;
  /** The row that used the goods, such as a session. */
  ref?: { kind: string; id: number };
  reason?: string | null;
}

export interface Lot {
  lotNo?: string | null;
  /** YYYY-MM-DD. */
  expiresOn?: string | null;
}

/** A line of the ledger: the change of one lot. */
export interface MovedLot {
  id: number;
  lot_id: number | null;
  quantity: number;
  stock_after: number;
}
