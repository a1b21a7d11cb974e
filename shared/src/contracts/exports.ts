import { z } from 'zod';
import { filled, words } from './common';

export const exportKinds = ['csv', 'xlsx'] as const;

/** A file that the browser makes of a list: which list, of what kind, and with how many rows. */
export const exportInput = z.strictObject({
  list: filled(words.wrongChoice, 150),
  kind: z.enum(exportKinds, { error: words.wrongChoice }),
  rows: z.number().int().min(0).max(1_000_000),
});
export type ExportInput = z.input<typeof exportInput>;

export const exportNoted = z.object({ noted: z.literal(true) });
