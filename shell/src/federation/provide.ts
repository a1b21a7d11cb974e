import { pause } from './pause';

// The contract number decides whether a release fits, so all modules share one version.
const common = {
  version: '1.0.0',
  shareConfig: { singleton: true, requiredVersion: false as const },
  strategy: 'loaded-first' as const,
};

/** Milliseconds before each retry; further retries use the last value. */
const retryDelaysMs = [400, 2_000, 5_000, 15_000];

/** Provides a module that is already loaded. */
export function eager(module: object) {
  return { ...common, lib: () => module };
}

/**
 * Provides a module that is loaded with a chunk of the shell when a section first needs it. Failed loads
 * are retried without end, because the federation runtime would keep a failure permanently. The section's
 * own time limit decides how long it waits.
 */
export function lazy(load: () => Promise<object>) {
  const get = async (attempt = 0): Promise<() => object> => {
    try {
      const module = await load();
      return () => module;
    } catch {
      await pause(retryDelaysMs[attempt] ?? 15_000);
      return get(attempt + 1);
    }
  };
  return { ...common, get: () => get() };
}

/** Entries for the modules of one chunk, by import name. The app contains only their names. */
export function from<Name extends string>(
  prefix: string,
  load: () => Promise<Readonly<Record<Name, object>>>,
  ...names: Name[]
) {
  return Object.fromEntries(
    names.map((name) => [prefix + name, lazy(async () => (await load())[name])]),
  );
}
