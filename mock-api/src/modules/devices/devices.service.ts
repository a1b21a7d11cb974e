import {
  deviceCodePrefix,
  deviceTexts,
  type Device,
  type deviceInput,
  type deviceUpdate,
} from '@ziba/shared/contracts/devices';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { askedCode } from '../../data/asked-code';
import { persian } from '../../data/conditions';
import { retryWhenTaken } from '../../data/free-code';
import { found, invalid } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { todayInTehran } from '../../lib/tehran';
import { zeroForNull } from '../../lib/zero-for-null';

type Input = z.output<typeof deviceInput>;
type Update = z.output<typeof deviceUpdate>;

const code = { table: 'devices', column: 'system_code', prefix: deviceCodePrefix, digits: 3 };
const costs = ['purchase_cost', 'remaining_cost'] as const;
const columns = [
  'system_code',
  'device_name',
  ...costs,
  'service_cost_per_period',
  'service_interval_months',
  'last_service_on',
  'receipt_attachment',
  'description',
] as const;

/** SQL: whether the service of the device `t` is due. */
export const dueSql = `coalesce(t.next_service_on <= app_today(), false)`;

export const devicesTable = (db: Database) =>
  tenantTable<Device>(db, 'devices', {
    readers: ['accounting'],
    columns,
    select: `t.id, t.version, ${columns.map((column) => `t.${column}`).join(', ')}, t.next_service_on,
      ${dueSql} as service_due, t.created_at`,
    searched: ['search_norm', 'description'],
    sorted: {
      ...Object.fromEntries(columns.map((column) => [column, column])),
      device_name: persian('device_name'),
      description: persian('description'),
      next_service_on: 'next_service_on',
      created_at: 'created_at',
    },
  });

function refuseFuture(field: string, day: string | null | undefined): void {
  if (day && day > todayInTehran()) throw invalid(field, deviceTexts.future);
}

/** In a month without this day, the last day of the month is used. */
const schedule = {
  name: 'devices.schedule',
  text: `update devices set next_service_on = case when service_interval_months > 0 then
      (coalesce(last_service_on, (created_at at time zone 'Asia/Tehran')::date)
        + make_interval(months => service_interval_months))::date end
    where clinic_id = $1 and id = $2`,
};

/** Computes the day of the next service from the last one and the interval. */
export const scheduleDevice = (tx: Tx, { clinicId }: Member, id: number) =>
  tx.query(schedule, [clinicId, id]);

/** Devices, what is owed for them, and when they must be serviced. */
export function devicesOf(db: Database) {
  const devices = devicesTable(db);

  return {
    ...devices,

    /** Adds a device. The code comes from the browser; if it is missing or taken, a new one is made. */
    create: (member: Member, input: Input) =>
      retryWhenTaken(['devices_system_code'], () =>
        db.tenant(member.clinicId, async (tx) => {
          refuseFuture('last_service_on', input.last_service_on);
          const system_code = await askedCode(tx, member.clinicId, code, input.system_code);
          const row = { ...zeroForNull(input, ...costs), system_code };
          const { id } = await devices.within(tx).insert(member, row);
          return scheduled(tx, member, id);
        }),
      ),

    /** Changes a device; the code stays as it is. */
    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        refuseFuture('last_service_on', input.last_service_on);
        const row = { ...zeroForNull(input, ...costs), system_code: undefined };
        found(await devices.within(tx).update(member, id, row));
        return scheduled(tx, member, id);
      }),
  };

  async function scheduled(tx: Tx, member: Member, id: number) {
    await scheduleDevice(tx, member, id);
    return found(await devices.within(tx).find(member, id));
  }
}
