import type { movementKinds } from '../../db/schema/products';

/** One change of the stock of a product. */
export interface Movement {
  productId: number;
  kind: (typeof movementKinds)[number];
  /** Up to three decimals; below zero takes goods out. */
  quantity: number;
  /** Into or out of the goods of one lot; without it goods go to the lot without a number and come FEFO. */
  lot?: Lot;
  /** The inventory financial document behind it. */
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

/** A line of the ledger: what one lot gave or took. */
export interface MovedLot {
  id: number;
  lot_id: number | null;
  quantity: number;
  stock_after: number;
}
