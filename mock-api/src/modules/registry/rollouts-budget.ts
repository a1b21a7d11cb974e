import { errorBudget } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { m } from '../../messages';
import { tellRegistry } from './registry-tell';
import { auditRegistry } from './audit';
import { healthOfRollouts } from './release-health';
import { endRollout } from './rollouts';

/**
 * Takes back a canary that has failed too often: after a minimum number of loads, more than a maximum share of them.
 * Returns whether it did; of several processes only one does.
 */
export async function spendBudget(tx: Tx, id: number): Promise<boolean> {
  const health = (await healthOfRollouts(tx, [id])).get(id);
  if (!health || health.loads < errorBudget.samples) return false;
  if ((health.failure_rate ?? 0) <= errorBudget.failureRate) return false;
  const reason = m.budgetSpent(health.failures, health.loads);
  const ended = await endRollout(tx, id, 'rolled_back', reason);
  if (!ended) return false;
  const { remote, version, clinic_ids: clinicIds } = ended;
  const entry = { action: 'roll_back', remote, version, clinicIds, reason };
  await auditRegistry(tx, { userId: null }, entry);
  await tellRegistry(tx, clinicIds);
  return true;
}
