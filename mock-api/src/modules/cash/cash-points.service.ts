import {
  cashPointTexts as texts,
  type CashPoint,
  type cashPointInput,
  type cashPointUpdate,
} from '@ziba/shared/contracts/cash-points';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { flowsBetween } from './cash.queries';
import { cashOf } from './cash.service';
import { cashPointsTable, lockUsers, placeUsers } from './cash-points.queries';

type Input = z.output<typeof cashPointInput>;
type Update = z.output<typeof cashPointUpdate>;

/** The cash points of clinics. Moving a user to another desk changes nothing that was taken before. */
export function cashPointsOf(db: Database) {
  const points = cashPointsTable(db);

  /** Moves these users to the desk, and who else was there to the main till. Errors: 400 no such user. */
  const place = async (tx: Tx, member: Member, id: number, user_ids: number[]): Promise<void> => {
    const { clinicId } = member;
    const before = found(await points.within(tx).find(member, id)).user_ids;
    const users = await lockUsers(tx, clinicId, user_ids);
    if (users.length < new Set(user_ids).size) throw invalid('user_ids', texts.user);
    if (!(await placeUsers(tx, clinicId, id, user_ids))) return;
    // Whoever edits a desk that somebody left meanwhile is told so.
    const left = users.map((user) => user.cash_point_id).filter((point) => point !== null);
    for (const point of new Set([...left, id])) await points.within(tx).touch(member, point);
    const change = { before: { user_ids: before }, after: { user_ids } };
    await audit(tx, member, { action: 'update', entity: 'cash_points', entityId: id, ...change });
  };

  return {
    ...points,

    /** Adds a desk. Errors: 400 a user of another clinic; 409 a name that is taken. */
    create: (member: Member, { name, user_ids = [] }: Input): Promise<CashPoint> =>
      db.tenant(member.clinicId, async (tx) => {
        const { id } = await points.within(tx).insert(member, { name });
        await place(tx, member, id, user_ids);
        return found(await points.within(tx).find(member, id));
      }),

    /** Changes the name, the users or both. Errors: 404; 400 a user of another clinic; 409 `stale`, a name that is taken. */
    edit: (member: Member, id: number, { user_ids, ...input }: Update): Promise<CashPoint> =>
      db.tenant(member.clinicId, async (tx) => {
        found(await points.within(tx).update(member, id, input));
        if (user_ids) await place(tx, member, id, user_ids);
        return found(await points.within(tx).find(member, id));
      }),

    /**
     * Archives a desk; its users take money at the main till from now on. Errors: 404; 409 when money moved there
     * today and the day is not closed.
     */
    retire: (member: Member, id: number) =>
      db.tenant(member.clinicId, async (tx) => {
        // Locked, so that nothing is paid there between the check and the archiving.
        found(await points.within(tx).findLocked(member, id));
        const today = todayInTehran();
        const flows = await flowsBetween(tx, member.clinicId, today, today);
        const { state } = await cashOf(tx, member, today, id);
        if (state === 'open' && flows.some(({ till }) => till === id)) {
          throw new Refusal(409, 'day_open', texts.open);
        }
        await place(tx, member, id, []);
        found((await points.within(tx).archive(member, id)) || undefined);
        return { id, archived: true as const };
      }),
  };
}
