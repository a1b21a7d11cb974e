import { randomUUID } from 'node:crypto';
import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { viewMinutes } from '@ziba/shared/contracts/clinic-inputs';
import type { FastifyInstance } from 'fastify';
import { loadSession } from '../../data/session-state';
import type { Session } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { found } from '../../lib/refusal';
import { findClinic } from '../clinics/clinic-rows';
import { planFor } from '../registry/boot-plan';
import { sessionAnswer } from './session-answer';
import type { Origin } from './sign-in';
import { auditView } from './view-audit';

const insertView = {
  name: 'auth.begin_view',
  text: `insert into sessions (id, user_id, expires_at, user_agent, ip, viewed_clinic_id, view_reason)
         values ($1, $2, $3, $4, $5, $6, $7)`,
};

/**
 * Begins a session in which the operator looks at a clinic as its manager would, reading only, for half an hour. The
 * operator's own session stays. Both the clinic's log and the platform's say who looked and why. Errors: 404.
 */
export async function beginView(
  app: FastifyInstance,
  { userId }: Session,
  view: { clinicId: number; reason: string } & Origin,
): Promise<LoginAnswer> {
  const { clinicId, reason, ip, userAgent } = view;
  const sid = randomUUID();
  const expiresAt = new Date(clock.now() + viewMinutes * 60_000).toISOString();
  const agent = userAgent?.slice(0, 300) ?? null;
  await app.db.platform(async (tx) => {
    found(await findClinic(tx, clinicId));
    await tx.query(insertView, [sid, userId, expiresAt, agent, ip, clinicId, reason]);
    await auditView(tx, { userId, clinicId }, 'view_begin', reason);
  });
  const viewed = found(await loadSession(app.db, sid));
  const plan = planFor(viewed, await app.registry.live(clinicId));
  const answer = await app.db.platform((tx) =>
    sessionAnswer(tx, userId, viewed, expiresAt, clinicId),
  );
  return { ...answer, token: app.tokenFor(sid, expiresAt), plan };
}
