import {
  changeRequestTexts,
  type ChangeRequest,
  type changeRequestInput,
} from '@ziba/shared/contracts/change-requests';
import { fieldsOfSupport } from '@ziba/shared/contracts/clinic-inputs';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member, Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, invalid, notFound, Refusal } from '../../lib/refusal';
import { changeClinic } from '../clinics/clinics.service';
import { bareName } from '../files/stored-names';
import { tellOfChangeDecision, tellOfChangeEnd, tellOfChangeRequest } from './change-notices';
import { findChangeRequest } from './change-requests.queries';

type Input = z.output<typeof changeRequestInput>;

const insertRequest = {
  name: 'change_requests.insert',
  text: `insert into change_requests (clinic_id, user_id, responsible_name, responsible_national_id,
      identity_file, note)
    values ($1, $2, $3, $4, $5, $6) returning id`,
};
const setDecision = {
  name: 'change_requests.decide',
  text: `update change_requests set status = $3, decided_by = $4, decided_at = app_now(), reason = $5,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};
const ownFiles = {
  name: 'change_requests.files',
  text: 'select "fileName" from files where "fileName" = any($1) and clinic_id = $2',
};

/** What the platform changes when it approves a request. */
const columns = [...fieldsOfSupport, 'responsible_national_id'] as const;

interface Decision {
  status: 'approved' | 'refused' | 'withdrawn';
  reason?: string;
}

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
    const request = found(await findChangeRequest(tx, found(created).id));
    await auditOf(tx, member, request, {
      action: 'create',
      after: { responsible_name, identity_file },
    });
    await tellOfChangeRequest(tx, request);
    return request;
  });

/** Withdraws a request of the clinic that has not been decided on. */
export const withdrawChange = (db: Database, member: Member, id: number): Promise<ChangeRequest> =>
  db.tenant(member.clinicId, async (tx) => {
    const request = await waitingIn(tx, id, member.clinicId);
    const after = await decide(tx, member, request, { status: 'withdrawn' });
    await tellOfChangeEnd(tx, after);
    return after;
  });

/** Approves a request: changes the clinic, and notifies it. Of two approvals the second is refused with 409. */
export const approveChange = (db: Database, session: Session, id: number): Promise<ChangeRequest> =>
  db.platform(async (tx) => {
    const request = await waitingIn(tx, id);
    const { responsible_name, responsible_national_id, identity_file } = request;
    const input = {
      responsible_name,
      identity_file,
      responsible_national_id: responsible_national_id ?? undefined,
    };
    await changeClinic(tx, session, request.clinic_id, { columns, input });
    const after = await decide(tx, session, request, { status: 'approved' });
    await tellOfChangeDecision(tx, after);
    return after;
  });

/** Refuses a request, with a reason that the clinic reads. */
export const refuseChange = (
  db: Database,
  session: Session,
  id: number,
  reason: string,
): Promise<ChangeRequest> =>
  db.platform(async (tx) => {
    const request = await waitingIn(tx, id);
    const after = await decide(tx, session, request, { status: 'refused', reason });
    await tellOfChangeDecision(tx, after);
    return after;
  });

async function refuseUnknownFiles(tx: Tx, clinicId: number, stored: string): Promise<void> {
  const names = new Set(stored.split(',').map(bareName).filter(Boolean));
  const files = await tx.query(ownFiles, [[...names], clinicId]);
  if (names.size === 0 || files.length < names.size) {
    throw invalid('identity_file', changeRequestTexts.unknownFile);
  }
}

/** Reads the request and locks it. Refuses with 409 one that was decided on already. */
async function waitingIn(tx: Tx, id: number, clinicId?: number): Promise<ChangeRequest> {
  const request = found(await findChangeRequest(tx, id, true));
  if (clinicId !== undefined && request.clinic_id !== clinicId) throw notFound();
  if (request.status !== 'waiting') {
    throw new Refusal(409, 'request_decided', changeRequestTexts.decided);
  }
  return request;
}

async function decide(
  tx: Tx,
  session: Session,
  request: ChangeRequest,
  { status, reason }: Decision,
): Promise<ChangeRequest> {
  const { id, clinic_id } = request;
  await tx.query(setDecision, [clinic_id, id, status, session.userId, reason ?? null]);
  await auditOf(tx, session, request, {
    action: 'status',
    before: { status: request.status },
    after: { status, reason },
  });
  return found(await findChangeRequest(tx, id));
}

type Change = Pick<Parameters<typeof audit>[2], 'action' | 'before' | 'after'>;
const auditOf = (
  tx: Tx,
  { userId, requestId }: Session,
  { id, clinic_id: clinicId }: ChangeRequest,
  change: Change,
) =>
  audit(
    tx,
    { userId, clinicId, requestId },
    { ...change, entity: 'change_requests', entityId: id },
  );
