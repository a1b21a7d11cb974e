import { filled, optionalText, quantity } from '@ziba/shared/contracts/common';
import {
  movementTexts,
  type StockLot,
  type StockMovementInput,
} from '@ziba/shared/contracts/stock-movements';
import { z } from 'zod';

/** What the product's page can enter by hand; counts have a sheet, deliveries a form. */
export const enteredKinds = ['adjust', 'dispose', 'return', 'consume'] as const;
export type EnteredKind = (typeof enteredKinds)[number];

const needsReason: readonly EnteredKind[] = ['adjust', 'dispose'];

/** The form of a movement: an adjustment has a direction; waste and adjustments have a reason. */
export const movementForm = (kind: EnteredKind) =>
  z.object({
    direction: z.enum(['less', 'more']),
    quantity: quantity(movementTexts.quantity).refine((value) => value > 0, movementTexts.positive),
    lot: z.string().optional(),
    reason: needsReason.includes(kind) ? filled(movementTexts.reason, 500) : optionalText(500),
  });
export type MovementForm = z.input<ReturnType<typeof movementForm>>;

/** The movement that was filled in, as the server takes it. */
export function movementOf(
  kind: EnteredKind,
  { direction, quantity: amount, lot, reason }: z.output<ReturnType<typeof movementForm>>,
  lots: readonly StockLot[],
): StockMovementInput {
  const chosen = lots.find(({ id }) => String(id) === lot);
  const sign = kind === 'adjust' && direction === 'less' ? -1 : 1;
  return {
    kind,
    quantity: sign * amount,
    reason: reason ?? null,
    ...(chosen && { lot_no: chosen.lot_no, expires_on: chosen.expires_on }),
  };
}
