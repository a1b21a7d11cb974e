import { deviceTexts, type deviceServiceInput } from '@ziba/shared/contracts/devices';
import type { DeviceService } from '@ziba/shared/contracts/device-services';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import { tenantTable } from '../../data/tenant-table';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found, invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { moveTill, nothingPaid } from '../cash/till';
import { devicesTable, scheduleDevice } from './devices.service';

type Input = z.output<typeof deviceServiceInput>;

export const deviceServicesTable = (db: Database) =>
  tenantTable<DeviceService>(db, 'device_services', {
    readers: ['accounting'],
    columns: [
      'device_id',
      'serviced_on',
      'previous_on',
      'cost',
      'payment_method',
      'note',
      'created_by',
    ],
    select: `t.id, t.version, t.device_id, t.serviced_on, t.previous_on, t.cost, t.payment_method,
      t.note, t.void_reason, case when t.voided_at is null then 'posted' else 'void' end as status,
      jsonb_build_object('id', u.id, 'fullName', u."fullName") as created_by, t.created_at`,
    joins: 'join users u on u.clinic_id = t.clinic_id and u.id = t.created_by',
    searched: ['note', 'u."fullName"'],
    sorted: { serviced_on: 'serviced_on', cost: 'cost', created_at: 'created_at' },
    defaultSort: '-serviced_on',
  });

/**
 * Records a service with its cost; the next one is due one interval later. Errors: 404 no such device; 400 a day in
 * the future; 409 the cash of today is closed.
 */
export const recordService = (db: Database, member: Member, deviceId: number, input: Input) =>
  db.tenant(member.clinicId, async (tx) => {
    const devices = devicesTable(db).within(tx);
    const device = found(await devices.findLocked(member, deviceId));
    if (input.serviced_on > todayInTehran()) throw invalid('serviced_on', deviceTexts.future);
    const row = await deviceServicesTable(db)
      .within(tx)
      .insert(member, {
        ...input,
        cost: input.cost ?? 0,
        device_id: deviceId,
        previous_on: device.last_service_on,
        created_by: member.userId,
      });
    await moveTill(tx, member, tillOf(row.id), nothingPaid, paidOf(row));
    const isLatest = !device.last_service_on || input.serviced_on > device.last_service_on;
    if (isLatest) await devices.update(member, deviceId, { last_service_on: input.serviced_on });
    await scheduleDevice(tx, member, deviceId);
    return found(await devices.find(member, deviceId));
  });

/** Voids a service: its cost counts nowhere, and the service before it counts again. Errors: 404; 409 void already. */
export const voidService = (db: Database, member: Member, id: number, reason: string) =>
  db.tenant(member.clinicId, async (tx) => {
    const table = deviceServicesTable(db).within(tx);
    const { device_id: deviceId } = found(await table.find(member, id));
    const devices = devicesTable(db).within(tx);
    const device = found(await devices.findLocked(member, deviceId));
    const before = found(await table.findLocked(member, id));
    if (before.status === 'void') throw new Refusal(409, 'voided', deviceTexts.serviceVoided);
    await tx.query(voidOne, [member.clinicId, id, reason]);
    await moveTill(tx, member, tillOf(id), paidOf(before), nothingPaid);
    if (device.last_service_on === before.serviced_on) {
      const last_service_on = await lastBefore(tx, member, before);
      await devices.update(member, deviceId, { last_service_on });
      await scheduleDevice(tx, member, deviceId);
    }
    const after = { status: 'void', reason };
    await audit(tx, member, { action: 'void', entity: 'device_services', entityId: id, after });
    return found(await table.find(member, id));
  });

/** The day of the last service that is left; null without one. */
async function lastBefore(tx: Tx, { clinicId }: Member, { device_id, previous_on }: DeviceService) {
  const [row] = await tx.query<{ last: string | null }>(lastLeft, [
    clinicId,
    device_id,
    previous_on,
  ]);
  return row?.last ?? null;
}

const lastLeft = {
  name: 'device_services.last',
  text: `select greatest(max(serviced_on), $3::date) as last from device_services
    where clinic_id = $1 and device_id = $2 and voided_at is null`,
};
const voidOne = {
  name: 'device_services.void',
  text: `update device_services set voided_at = app_now(), void_reason = $3,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

const tillOf = (id: number) => ({ column: 'device_service_id', id }) as const;
const paidOf = ({ cost: amount, payment_method: method }: DeviceService) => ({ amount, method });
