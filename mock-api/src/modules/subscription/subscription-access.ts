import type { Need } from '@ziba/shared/contracts/permissions';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { clinicOf } from '../clinics/clinic-access';
import { findClinic } from '../clinics/clinic-rows';

const operator = ['clinics', 'accounting'] as const;
const members = ['settings'] as const;

/**
 * The `onRequest` of a route about the subscription of the clinic in its path: for members with the section of
 * settings, and for the operator, who may act for a clinic that cannot sign in any more.
 */
export const allowSubscription = (app: FastifyInstance, need: Need) => [
  app.allow({ clinic: members, admin: operator }, need),
  clinicOf({ need, operator, members }),
];

/** The `rowOf` of such a route: whether the clinic exists for the caller. */
export const clinicExists =
  (db: Database) =>
  async ({ clinicId }: Session, id: number): Promise<boolean> =>
    clinicId === null
      ? (await db.platform((tx) => findClinic(tx, id))) !== undefined
      : clinicId === id;
