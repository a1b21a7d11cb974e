import {
  changeRequestTexts,
  type ChangeRequest,
  type changeRequestInput,
} from '@ziba/shared/contracts/change-requests';
import { fieldsOfSupport } from '@ziba/shared/contracts/clinic-inputs';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member, Session } from '../../lib/actor';
import { found, invalid } from '../../lib/refusal';
import { changeClinic } from '../clinics/clinics.service';
import { bareName } from '../files/stored-names';
import { changes } from './change-requests.queries';

type Input = z.output<typeof changeRequestInput>;

const insertRequest = {
  name: 'change_requests.insert',
  text: `insert into change_requests (clinic_id, user_id, responsible_name, responsible_national_id,
      identity_file, note)
    values ($1, $2, $3, $4, $5, $6) returning id`,
};
const ownFiles = {
  name: 'change_requests.files',
  text: 'select "fileName" from files where "fileName" = any($1) and clinic_id = $2',
};

/** What the platform changes when it approves a request. */
const columns = [...fieldsOfSupport, 'responsible_national_id'] as const;

/**
 * Adds the request of a clinic to change its responsible person and its identity document. Refuses with 400 files that
 * the clinic has not uploaded, and with 409 while another request waits (a constraint).
 */
export const requestChange = (db: Database, member: Member, input: Input): Promise<ChangeRequest> =>
  db.tenant(member.clinicId, async (tx) => {
    const { responsible_name, responsible_national_id = null, identity_file, note = null } = input;
    await refuseUnknownFiles(tx, member.clinicId, identity_file);
    const [created] = await tx.query<{ id: number }>(insertRequest, [
      ...[member.clinicId, member.userId, responsible_name, responsible_national_id],
      ...[identity_file, note],
    ]);
    return changes.ask(tx, member, found(created).id, { responsible_name, identity_file });
  });

/** Withdraws a request of the clinic that has not been decided on. */
export const withdrawChange = (db: Database, member: Member, id: number): Promise<ChangeRequest> =>
  db.tenant(member.clinicId, (tx) => changes.withdraw(tx, member, id, member.clinicId));

/** Approves a request: changes the clinic, and notifies it. Of two approvals the second is refused with 409. */
export const approveChange = (db: Database, session: Session, id: number): Promise<ChangeRequest> =>
  db.platform(async (tx) => {
    const request = await changes.waitingIn(tx, id);
    const { responsible_name, responsible_national_id, identity_file } = request;
    const input = {
      responsible_name,
      identity_file,
      responsible_national_id: responsible_national_id ?? undefined,
    };
    await changeClinic(tx, session, request.clinic_id, { columns, input });
    return changes.approve(tx, session, request);
  });

/** Refuses a request, with a reason that the clinic reads. */
export const refuseChange = (
  db: Database,
  session: Session,
  id: number,
  reason: string,
): Promise<ChangeRequest> => db.platform((tx) => changes.refuse(tx, session, id, reason));

async function refuseUnknownFiles(tx: Tx, clinicId: number, stored: string): Promise<void> {
  const names = new Set(stored.split(',').map(bareName).filter(Boolean));
  const files = await tx.query(ownFiles, [[...names], clinicId]);
  if (names.size === 0 || files.length < names.size) {
    throw invalid('identity_file', changeRequestTexts.unknownFile);
  }
}
