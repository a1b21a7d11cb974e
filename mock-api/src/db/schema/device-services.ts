import { cashMethods } from '@ziba/shared/contracts/cash';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { devices } from './accounting';
import { amounts, calendarDay, instant, oneOf, tomans } from './columns';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** The services of devices that were done. Rows never change; they are voided. */
export const device_services = pgTable(
  'device_services',
  {
    ...tenantRow(),
    device_id: integer().notNull(),
    serviced_on: calendarDay().notNull(),
    /** The service before, as the device knew it; it counts again when this one is voided. */
    previous_on: calendarDay(),
    cost: tomans().notNull().default(0),
    /** How the cost was paid; null when it did not go through the till. */
    payment_method: text(),
    note: text(),
    created_by: integer().notNull(),
    voided_at: instant(),
    void_reason: text(),
  },
  (t) => [
    tenantKey('device_services', t),
    tenantFk('device_services_device_fk', t, t.device_id, devices),
    tenantFk('device_services_created_by_fk', t, t.created_by, users),
    amounts('device_services_cost', t.cost),
    oneOf('device_services_payment_method', t.payment_method, cashMethods),
    check('device_services_void', sql`(${t.voided_at} is null) = (${t.void_reason} is null)`),
    index('device_services_device').on(t.clinic_id, t.device_id, t.serviced_on),
    index('device_services_day').on(t.clinic_id, t.serviced_on),
  ],
);
