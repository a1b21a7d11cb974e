import type { BootPlan, PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { SectionReport } from '@ziba/shared/contracts/section-reports';
import type { SectionError } from './failure';
import { report } from './reports';

/** By prefix: how long the code took that nobody has seen at work yet. */
const loadings = new Map<string, number>();
/** Prefix of the section that was opened last. */
let here = '';

/** Keeps how long a section's code took, until somebody visits it. */
export function noteLoading(prefix: string, ms: number): void {
  loadings.set(prefix, ms);
}

/** The longest time that a report takes. */
const longest = 600_000;

function send(plan: BootPlan, said: Omit<SectionReport, 'plan'>): void {
  // What a developer's own machine serves says nothing about a release.
  if (plan.override?.remote === said.remote) return;
  report({ ...said, plan: plan.plan, ms: Math.min(Math.round(said.ms), longest) });
}

/** Tells the registry that a section stands there, once per visit of the section. */
export function tellOpened(
  plan: BootPlan,
  { prefix }: PlanSection,
  { name, version }: Pick<PlanRemote, 'name' | 'version'>,
): void {
  const ms = loadings.get(prefix);
  loadings.delete(prefix);
  if (ms === undefined && here === prefix) return;
  here = prefix;
  const is_cold = ms !== undefined;
  send(plan, { prefix, remote: name, version, kind: 'opened', code: null, is_cold, ms: ms ?? 0 });
}

/** Names in the console and to the registry what is wrong with a release: one line for one failure. */
export function tellFailure(
  plan: BootPlan | null,
  kind: 'fell_back' | 'failed',
  error: SectionError,
  ms = 0,
): void {
  const { code, prefix, remote, version } = error.failure;
  const outcome = kind === 'fell_back' ? ' (the last good one serves)' : '';
  const words = [`section ${error.message}${outcome}`, error.cause].filter(Boolean);
  // eslint-disable-next-line no-console -- for support and the section's team; the screen is calmer
  console.error(...words);
  if (!plan || code === 'disabled') return;
  send(plan, { prefix, remote, version, kind, code, is_cold: code !== 'render', ms });
}
