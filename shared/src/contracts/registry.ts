import { z } from 'zod';

export const screenDescriptor = z.object({
  /** Relative to the section's address; '' is the section's home. */
  path: z.string(),
  title: z.string(),
  needs: z.enum(['read', 'write', 'delete']),
});
export type ScreenDescriptor = z.output<typeof screenDescriptor>;

/** The plain data of a section: enough to draw menu, guards and titles without loading its code. */
export const sectionDescriptor = z.object({
  /** `account`: the own account of every signed-in user, inside the frame of their area. */
  area: z.enum(['clinic', 'admin', 'public', 'account']),
  key: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string().min(1),
  /** Address prefix: `/clinic/inventory`, `/register` for a public section, or `/account`. */
  prefix: z.string().startsWith('/'),
  menu: z.object({ order: z.number(), icon: z.string() }).optional(),
  screens: z.array(screenDescriptor).min(1),
  /** The path of the screen behind the top bar's settings button. */
  settings: z.string().optional(),
  /** The federated module, such as './inventory'. */
  module: z.string().startsWith('./'),
});
export type SectionDescriptor = z.output<typeof sectionDescriptor>;

/** What the build of a remote writes to `dist/release.json`, and what is published. */
export const releaseInfo = z.object({
  remote: z.string().regex(/^mfe-[a-z-]+$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/),
  /** The range of the shell contract that it was built for: `^3.1` (`contract-range.ts`). */
  contract: z.string(),
  sections: z.array(sectionDescriptor),
  /** The shared modules that it uses from the shell: `react`, `@ziba/shared/ui/controls/button`, … */
  shares: z.array(z.string()).default([]),
  /** File name of the container entry. */
  entry: z.string(),
  /** The Module Federation manifest: its `name` is that of the container; the other fields are for tools. */
  manifest: z.record(z.string(), z.unknown()),
  /** By module, the file of its first visit: the entry and the section's own code in one. */
  preload: z.record(z.string(), z.array(z.string())),
  /**
   * By module, the files that a section may load after its first one. A plan then names only the files of the user's
   * sections; of releases without this list it names all.
   */
  lazy: z.record(z.string(), z.array(z.string())).optional(),
  /** Every file of the release with its integrity value (`sha384-…`). */
  files: z.record(z.string(), z.string()),
});
export type ReleaseInfo = z.output<typeof releaseInfo>;

export const planSection = sectionDescriptor.extend({ remote: z.string() });
export type PlanSection = z.output<typeof planSection>;

export const planRemote = releaseInfo
  .pick({ version: true, contract: true, preload: true, files: true })
  .extend({
    name: z.string(),
    /** Address of the folder, with a slash at the end: `/remotes/mfe-inventory/0.1.0-…/`. */
    base: z.string(),
    /** The global name of the container. With it and the entry, the browser does not need the manifest. */
    container: z.string(),
    /** Address of the container entry. */
    entry: z.string(),
    /** `sha384-…` of `manifestText`; the browser checks it before it loads a file. */
    digest: z.string(),
  });
export type PlanRemote = z.output<typeof planRemote>;

/** Why a section of the user is off: switched off by the operator, or its module was not bought. */
export const offReasons = ['switched_off', 'feature', 'contract'] as const;
export type OffReason = (typeof offReasons)[number];

/** A section of the user that is off, with the data for the notice at its address. */
export const offSection = sectionDescriptor
  .pick({ title: true, prefix: true })
  .extend({ section: z.string(), reason: z.enum(offReasons) });
export type OffSection = z.output<typeof offSection>;

/** A remote that is loaded from a developer's machine, in this browser only. */
export const planOverride = z.object({ remote: z.string(), address: z.string() });
export type PlanOverride = z.output<typeof planOverride>;

/** The boot plan: the registry's answer to one browser. */
export const bootPlan = z.object({
  /** Short id that support can ask for. */
  plan: z.string(),
  contract: z.string(),
  sections: z.array(planSection),
  off: z.array(offSection),
  remotes: z.array(planRemote),
  override: planOverride.optional(),
});
export type BootPlan = z.output<typeof bootPlan>;

/** `GET /registry/fallback/:remote`: the last other release that worked, with the sections that the user has. */
export const fallbackRelease = z.object({ remote: planRemote, sections: z.array(planSection) });
export type FallbackRelease = z.output<typeof fallbackRelease>;
