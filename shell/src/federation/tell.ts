import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { SectionReport } from '@ziba/shared/contracts/section-reports';
import { loadings } from './bring-screen';
import type { SectionError } from './failure';
import type { Planned } from './planned';
import { report } from './reports';

/** Prefix of the section that was opened last. */
let here = '';

/** The longest time that a report takes. */
const longest = 600_000;

function send(plan: BootPlan, said: Omit<SectionReport, 'plan'>): void {
  // What a developer's own machine serves says nothing about a release.
  if (plan.override?.remote === said.remote) return;
  report({ ...said, plan: plan.plan, ms: Math.min(Math.round(said.ms), longest) });
}

/**
 * Tells the registry that a section stands there: once for code that came, and for each further visit of
 * the section. `version` is the release in use.
 */
export function tellOpening({ plan, section, remote }: Planned, version: string): void {
  const { prefix } = section;
  const ms = loadings.get(prefix);
  loadings.delete(prefix);
  if (ms === undefined && here === prefix) return;
  here = prefix;
  const said = { prefix, remote: remote.name, version, code: null };
  send(plan, { ...said, kind: 'opened', is_cold: ms !== undefined, ms: ms ?? 0 });
}

/** Names in the console and to the registry what is wrong with a release: one line for one failure. */
export function tellFailure(
  plan: BootPlan | null,
  kind: 'fell_back' | 'failed',
  error: SectionError,
  { ms = 0, is_cold = true }: { ms?: number; is_cold?: boolean } = {},
): void {
  const { code, prefix, remote, version, isShells } = error.failure;
  const outcome = kind === 'fell_back' ? ' (the last good one serves)' : '';
  const words = [`section ${error.message}${outcome}`, error.cause].filter(Boolean);
  // eslint-disable-next-line no-console -- for support and the section's team; the screen is calmer
  console.error(...words);
  if (!plan || code === 'disabled' || isShells) return;
  send(plan, { prefix, remote, version, kind, code, is_cold, ms });
}
