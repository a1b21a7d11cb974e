import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { Explanation, ExplainQuery } from '@ziba/shared/contracts/section-switches';
import type { Tx } from '../../../db/connect';
import { accessOf } from '../../../lib/account-state';
import { planFor } from '../boot-plan';
import { readAsked, readLastLoad, readLastSwitch } from './explain-rows';
import { explainChain } from './explain-steps';

/** Explains why a user of a clinic sees a section or does not, from what they would get now. */
export async function explain(
  tx: Tx,
  { clinic_id: clinicId, user_id: userId, section }: ExplainQuery,
  releases: readonly ReleaseInfo[],
): Promise<Explanation> {
  const asked = await readAsked(tx, userId, clinicId, section);
  const access = accessOf(asked);
  const plan = planFor(access, releases);
  const release = releases.find(({ sections }) =>
    sections.some(({ area, key }) => area === 'clinic' && key === section),
  );
  const lastSwitch = await readLastSwitch(tx, clinicId, section);
  const lastLoad = await readLastLoad(tx, clinicId, section, userId);
  const steps = explainChain({ section, asked, access, release, lastSwitch, lastLoad });
  return {
    clinic: { id: clinicId, name: asked.clinic_name },
    user: { id: userId, username: asked.username, name: asked.full_name },
    section,
    // Earlier failures say nothing about the current release.
    is_visible: steps.every(({ step, verdict }) => step === 'last_load' || verdict === 'good'),
    plan: plan.plan,
    remote: release?.remote ?? null,
    version: release?.version ?? null,
    steps,
  };
}
