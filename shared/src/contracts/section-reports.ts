import { z } from 'zod';

/**
 * Why a section did not load, or stopped. The shell shows a text for each code, and the console counts them.
 * `integrity-…` names the kind of file whose content differs from the plan.
 */
export const failureCodes = [
  'http',
  'network',
  'timeout',
  'load-failed',
  'integrity-manifest',
  'integrity-entry',
  'integrity-module',
  'integrity-chunk',
  'integrity-style',
  'contract',
  'invalid-module',
  'evaluation',
  'render',
  'disabled',
  'unknown',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** How the opening of a section ended: loaded, with the last release that worked, or failed. */
export const reportKinds = ['opened', 'fell_back', 'failed'] as const;

/** One opening of a section in one browser. Clinic and user come from the session. */
export const sectionReport = z.strictObject({
  /** The boot plan's id. */
  plan: z.string().max(40),
  /** `area/key` prefix of the section, such as `/clinic/inventory`. */
  prefix: z.string().max(200),
  remote: z.string().max(80),
  /** The release to load; for `fell_back`, the one that failed. */
  version: z.string().max(80),
  kind: z.enum(reportKinds),
  code: z.enum(failureCodes).nullable().default(null),
  /** Whether code had to be loaded. Warm openings count as visits, not as loads. */
  is_cold: z.boolean(),
  /** Milliseconds until it was shown, or until the shell gave up. */
  ms: z.int().min(0).max(600_000),
});
export type SectionReport = z.output<typeof sectionReport>;

/** `POST /registry/reports` */
export const sectionReports = z.strictObject({ reports: z.array(sectionReport).min(1).max(50) });
