import { z } from 'zod';
import { rowVersion } from './rows';
import { releaseInfo } from './registry';
import { editOf } from './versions';

/** The target of a release: all clinics, a share or a ring of them (a canary), one clinic, or none yet. */
export const releaseTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('share'), percent: z.int().min(1).max(99) }),
  z.strictObject({ kind: z.literal('ring'), ring_id: z.int().positive() }),
  z.strictObject({ kind: z.literal('clinic'), clinic_id: z.int().positive() }),
  z.strictObject({ kind: z.literal('none') }),
]);
export type ReleaseTarget = z.output<typeof releaseTarget>;

const reason = z.string().trim().max(500).default('');

/** The upload of a release: its description, its files in base64, and its target. */
export const releaseUpload = z.strictObject({
  release: releaseInfo,
  contents: z.record(z.string(), z.string()),
  notes: z.string().trim().max(2_000).default(''),
  target: releaseTarget.default({ kind: 'all' }),
  /** Part of the installation: its new sections are on. Only accepted with the installation's own token. */
  bundled: z.boolean().default(false),
});
export type ReleaseUpload = z.output<typeof releaseUpload>;

/** Loads of a release in browsers and how they ended (`section-reports.ts`). */
export const releaseHealth = z.object({
  /** Since when these are counted, ISO 8601. */
  since: z.string(),
  loads: z.int(),
  failures: z.int(),
  /** Share of loads that failed, 0 to 1; null without any load. */
  failure_rate: z.number().nullable(),
  /** The 75th percentile of cold loads in milliseconds; null without any. */
  p75_ms: z.int().nullable(),
  /** The failures by code (`section-reports.ts`), most frequent first; only in the answer about one remote. */
  codes: z.array(z.object({ code: z.string(), count: z.int() })).optional(),
});
export type ReleaseHealth = z.output<typeof releaseHealth>;

/** The clinics that a release is live for. */
export const releasePlaces = z.object({
  /** Whether it is live for every clinic without a pin or a canary. */
  is_default: z.boolean(),
  /** Ids of the clinics that are pinned to it. */
  pinned: z.array(z.int()),
  /** Ids of the clinics of its canary. */
  canary: z.array(z.int()),
  /** Share of all clinics that get it now, 0 to 1. */
  share: z.number(),
});

/** A published release in the registry's list. */
export const publishedRelease = z.object({
  remote: z.string(),
  version: z.string(),
  /** Whether it is live for any clinic. */
  active: z.boolean(),
  created_at: z.string(),
  author: z.string(),
  notes: z.string(),
  contract: z.string(),
  /** Bytes of all its files. */
  size: z.int(),
  places: releasePlaces,
  health: releaseHealth,
});
export type PublishedRelease = z.output<typeof publishedRelease>;

/** `POST /registry/releases`: the release, and those of its sections that wait for the operator. */
export const publishAnswer = publishedRelease.extend({
  waiting: z.array(z.object({ section: z.string(), title: z.string() })),
});
export type PublishAnswer = z.output<typeof publishAnswer>;

export const rolloutStates = ['running', 'promoted', 'stopped', 'rolled_back'] as const;

/** A canary: a release for some clinics. A remote has at most one at a time. */
export const rollout = z.object({
  id: z.int(),
  remote: z.string(),
  version: z.string(),
  /** The clinics, chosen when it began, so that all browsers of a clinic get the same release. */
  clinic_ids: z.array(z.int()),
  percent: z.int().nullable(),
  ring: z.string().nullable(),
  state: z.enum(rolloutStates),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  started_by: z.string(),
  /** Why it ended: the text of a person, or of the error budget. */
  reason: z.string(),
  health: releaseHealth,
});
export type Rollout = z.output<typeof rollout>;

/** A remote as the console shows it: its releases, newest first, and the canary that runs. */
export const registeredRemote = z.object({
  remote: z.string(),
  sections: z.array(z.object({ key: z.string(), title: z.string(), prefix: z.string() })),
  default_version: z.string().nullable(),
  rollout: rollout.nullable(),
  releases: z.array(publishedRelease),
});
export type RegisteredRemote = z.output<typeof registeredRemote>;

/** `POST /registry/remotes/:remote/activation` */
export const activationInput = z.strictObject({
  version: z.string(),
  target: releaseTarget,
  reason,
});
export type ActivationInput = z.output<typeof activationInput>;

/** `POST /registry/remotes/:remote/rollback`: to a kept release, or to the one that was live before. */
export const rollbackInput = z.strictObject({ to: z.string().optional(), reason });

/** `POST /registry/rollouts/:id/promote` and `/stop`. */
export const rolloutEndInput = z.strictObject({ reason });

/** The result: the default version now and before. */
export const activationAnswer = z.object({
  remote: z.string(),
  version: z.string(),
  before: z.string().nullable(),
  /** Ids of the clinics that get it. */
  clinics: z.int(),
  rollout: rollout.nullable(),
});
export type ActivationAnswer = z.output<typeof activationAnswer>;

/** The error budget of a canary: the share of failed loads, and the number of loads from which it applies. */
export const errorBudget = { failureRate: 0.03, samples: 20 } as const;

/** A named set of clinics that get releases first. */
export const ringInput = z.strictObject({
  name: z.string().trim().min(1, 'نام حلقه را وارد کنید').max(80),
  clinic_ids: z.array(z.int().positive()).min(1, 'دست‌کم یک کلینیک را انتخاب کنید').max(2_000),
});
export const ringUpdate = editOf(ringInput);
export const ring = ringInput.extend({ id: z.int(), version: rowVersion });
export type Ring = z.output<typeof ring>;

/** The right of a team to publish one remote. The token itself is only in the answer that creates it. */
export const deployTokenInput = z.strictObject({
  remote: z.string().regex(/^mfe-[a-z-]+$/, 'نام باندل مانند mfe-inventory است'),
  name: z.string().trim().min(1, 'نام توکن را وارد کنید').max(80),
});
export const deployToken = deployTokenInput.extend({
  id: z.int(),
  created_at: z.string(),
  created_by: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type DeployToken = z.output<typeof deployToken>;
export const newDeployToken = deployToken.extend({ token: z.string() });
