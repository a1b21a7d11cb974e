import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { SectionReport } from '@ziba/shared/contracts/section-reports';
import { unreportedLoadTimes } from './load-screen-once';
import type { SectionError } from './failure';
import type { PlannedSection } from './planned-section';
import { queueReport } from './report-queue';

/** Prefix of the section that was opened last. */
let lastPrefix = '';

/** The longest load time that a report may carry. */
const maxMs = 600_000;

function send(plan: BootPlan, entry: Omit<SectionReport, 'plan'>): void {
  // A developer's own build says nothing about the published release.
  if (plan.override?.remote === entry.remote) return;
  queueReport({ ...entry, plan: plan.plan, ms: Math.min(Math.round(entry.ms), maxMs) });
}

/**
 * Reports that a section opened: once when its code was loaded, and again for each later visit of the
 * section. `version` is the release in use.
 */
export function reportOpened({ plan, section, remote }: PlannedSection, version: string): void {
  const { prefix } = section;
  const ms = unreportedLoadTimes.get(prefix);
  unreportedLoadTimes.delete(prefix);
  if (ms === undefined && lastPrefix === prefix) return;
  lastPrefix = prefix;
  const entry = { prefix, remote: remote.name, version, code: null };
  send(plan, { ...entry, kind: 'opened', is_cold: ms !== undefined, ms: ms ?? 0 });
}

/** Reports a failure of a release to the console, in one line, and to the registry. */
export function reportFailure(
  plan: BootPlan | null,
  kind: 'fell_back' | 'failed',
  error: SectionError,
  { ms = 0, is_cold = true }: { ms?: number; is_cold?: boolean } = {},
): void {
  const { code, prefix, remote, version, isShellFile } = error.failure;
  const outcome = kind === 'fell_back' ? ' (the last working release is shown)' : '';
  const line = [`section ${error.message}${outcome}`, error.cause].filter(Boolean);
  // eslint-disable-next-line no-console -- support and the section's team need the details, which the screen leaves out
  console.error(...line);
  if (!plan || code === 'disabled' || isShellFile) return;
  send(plan, { prefix, remote, version, kind, code, is_cold, ms });
}
