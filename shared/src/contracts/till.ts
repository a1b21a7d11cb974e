import { z } from 'zod';
import { cashMethods } from './cash';
import { pageOf } from './lists';

/** What was paid through the till besides expenses: staff, goods, internal services and services of devices. */
export const tillKinds = ['staff', 'goods', 'service', 'device'] as const;

/** What a document took out of the till on a day. */
export const tillEntry = z.object({
  id: z.number().int(),
  kind: z.enum(tillKinds),
  /** Of the document; of the device for its services. */
  document_id: z.number().int(),
  title: z.string(),
  /** Null for documents of staff, which have none. */
  code: z.string().nullable(),
  method: z.enum(cashMethods),
  /** Tomans; below zero when a document was corrected or voided. */
  amount: z.number(),
  created_at: z.string(),
  user: z.object({ id: z.number().int(), fullName: z.string() }).nullable(),
});
export type TillEntry = z.output<typeof tillEntry>;
export const tillEntryPage = pageOf(tillEntry);
