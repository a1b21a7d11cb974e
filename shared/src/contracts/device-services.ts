import { z } from 'zod';
import { cashMethods } from './cash';
import { words } from './common';
import { day } from './days';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';

/** A service of a device that was done. It never changes; it is voided with a reason. */
export const deviceService = z.object({
  id: z.number().int(),
  version: rowVersion,
  device_id: z.number().int(),
  /** YYYY-MM-DD, like `previous_on`: the service that the device had before. */
  serviced_on: z.string(),
  previous_on: z.string().nullable(),
  /** Whole tomans. */
  cost: z.number(),
  payment_method: z.enum(cashMethods).nullable(),
  note: z.string().nullable(),
  status: z.enum(['posted', 'void']),
  void_reason: z.string().nullable(),
  created_by: z.object({ id: z.number().int(), fullName: z.string() }),
  created_at: z.string(),
});
export type DeviceService = z.output<typeof deviceService>;
export const deviceServicePage = pageOf(deviceService);

const queryDay = z.string().pipe(day(words.wrongDate));
export const deviceServiceQuery = pageQuery.extend({
  device_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  from: queryDay.optional(),
  to: queryDay.optional(),
});
