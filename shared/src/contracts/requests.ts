import { z } from 'zod';

/** A request without an answer: its path (`/payments/7/void`) and its idempotency key. */
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

/** `done`: whether it was carried out. If not, it never will be, because its key is no longer accepted. */
export const fate = z.object({ done: z.boolean() });
export type Fate = z.output<typeof fate>;
