import type {
  PublishedRelease,
  RegisteredRemote,
  ReleaseHealth,
  Rollout,
} from '../contracts/releases';

const at = '2026-01-03T08:30:00.000Z';

/** Forty loads since yesterday, none of them failed. */
export function aHealth(over: Partial<ReleaseHealth> = {}): ReleaseHealth {
  return { since: at, loads: 40, failures: 0, failure_rate: 0, p75_ms: 420, codes: [], ...over };
}

/** A release that is live for all clinics. */
export function aRelease(over: Partial<PublishedRelease> = {}): PublishedRelease {
  return {
    remote: 'mfe-inventory',
    version: '1.4.0',
    active: true,
    created_at: at,
    author: 'ci-inventory',
    notes: 'ستون انقضا در فهرست کالا',
    contract: '^3.0',
    size: 184_320,
    places: { is_default: true, pinned: [], canary: [], share: 1 },
    health: aHealth(),
    ...over,
  };
}

/** A release that no clinic has. */
export function aKeptRelease(version: string): PublishedRelease {
  const places = { is_default: false, pinned: [], canary: [], share: 0 };
  const health = aHealth({ loads: 0, failure_rate: null, p75_ms: null });
  return aRelease({ version, active: false, places, health });
}

/** A canary in two clinics. */
export function aRollout(over: Partial<Rollout> = {}): Rollout {
  return {
    id: 5,
    remote: 'mfe-inventory',
    version: '1.5.0',
    clinic_ids: [1, 2],
    percent: 10,
    ring: null,
    state: 'running',
    started_at: at,
    ended_at: null,
    started_by: 'admin',
    reason: '',
    health: aHealth({ loads: 12, failures: 0 }),
    ...over,
  };
}

/** A remote with a default and an older release. */
export function aRemote(over: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    remote: 'mfe-inventory',
    sections: [
      { key: 'inventory', title: 'انبار', prefix: '/clinic/inventory' },
      { key: 'services', title: 'خدمات', prefix: '/clinic/services' },
    ],
    default_version: '1.4.0',
    rollout: null,
    releases: [aRelease(), aKeptRelease('1.3.0')],
    ...over,
  };
}

/** Clinics as the console lists them. */
export const clinicSamples = [
  { id: 1, name: 'کلینیک مهر', code: 'C-MEHR-1', city: 'شیراز', is_active: true },
  { id: 2, name: 'کلینیک رازی', code: 'C-RAZI-2', city: 'تهران', is_active: true },
];
