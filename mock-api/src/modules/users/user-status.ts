import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { userRemoval, userStatusInput } from '@ziba/shared/contracts/user-account-inputs';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { inScopeOf } from '../../data/scope';
import { saveOverBookings } from '../calendar/bookings-in-way';
import { tellOfSchedule } from '../schedule/tell';
import { saveUser, userToChange } from './change-user';
import { endSessions } from './end-sessions';
import { refuseFutureWork, refuseLosingAdmin, refuseOwn, refuseStanding } from './standing-rules';
import { refuseBeyondUserLimit } from './user-limit';
import type { UserRow } from './users.queries';

type StatusInput = z.output<typeof userStatusInput>;
type Choices = readonly BookingChoice[] | undefined;

/**
 * Makes somebody leave. Within a clinic each booking of a doctor needs a choice (`saveOverBookings`); the
 * platform decides on no booking, so it is refused while there is one.
 */
function leave<Result>(
  db: Database,
  caller: Session,
  id: number,
  choices: Choices,
  work: (tx: Tx, areBookingsDecided: boolean) => Promise<Result>,
): Promise<Result> {
  const { clinicId } = caller;
  if (clinicId === null) return inScopeOf(db, caller, (tx) => work(tx, false));
  const member = { ...caller, clinicId };
  return saveOverBookings(db, member, {
    spanOf: () => Promise.resolve({ start: clock.iso(), end: null }),
    doctorId: id,
    choices,
    work: async (tx) => {
      const result = await work(tx, true);
      await tellOfSchedule(tx, member, id);
      return result;
    },
  });
}

/**
 * Activates or deactivates an account; a deactivated one is refused with 403 from its next request on.
 * Refuses with 409 the own account, the last administrator of a clinic, and somebody with work ahead that
 * nobody has decided on.
 */
export function setStatus(
  db: Database,
  caller: Session,
  id: number,
  { status, version, reason, choices }: StatusInput,
): Promise<UserRow> {
  const set = async (tx: Tx, areBookingsDecided = false) => {
    const user = await userToChange(tx, caller, id, version);
    await refuseStanding(tx, caller, user, status, areBookingsDecided);
    if (user.account_status === status) return user;
    if (status === 'active') await refuseBeyondUserLimit(tx, user.clinic_id);
    return saveUser(tx, caller, user, { account_status: status }, 'status', reason);
  };
  return status === 'active' ? inScopeOf(db, caller, set) : leave(db, caller, id, choices, set);
}

/** Takes an account out of every list and signs it out; what it did stays under its name. */
export function archiveUser(
  db: Database,
  caller: Session,
  id: number,
  { reason, choices }: NonNullable<z.output<typeof userRemoval>> = {},
) {
  return leave(db, caller, id, choices, async (tx, areBookingsDecided) => {
    const user = await userToChange(tx, caller, id);
    refuseOwn(caller, id);
    await refuseLosingAdmin(tx, user);
    await refuseFutureWork(tx, user, areBookingsDecided);
    await endSessions(tx, id);
    // The account is read once more before it goes.
    await saveUser(tx, caller, user, { account_status: 'archived' }, 'archive', reason);
    await tx.query('update users set archived_at = app_now() where id = $1', [id]);
    return { id, archived: true as const };
  });
}
