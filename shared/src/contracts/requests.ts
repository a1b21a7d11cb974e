import { z } from 'zod';

/** A request that was sent with an idempotency key and never answered: where it went (`/payments/7/void`) and the key. */
export const fateInput = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^\/[\w./-]+$/),
  key: z
    .string()
    .max(200)
    .regex(/^[!-~]+$/),
});

/** `done`: it was carried out. Otherwise it was not, and never will be: its key is spent. */
export const fate = z.object({ done: z.boolean() });
export type Fate = z.output<typeof fate>;
