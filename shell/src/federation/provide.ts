import { pause } from './pause';

// The contract's number settles what fits together, so every module has one version.
const common = {
  version: '1.0.0',
  shareConfig: { singleton: true, requiredVersion: false as const },
  strategy: 'loaded-first' as const,
};

/** Milliseconds between attempts; the last one counts from then on. */
const pauses = [400, 2_000, 5_000, 15_000];

/** A module that is loaded already. */
export function eager(module: object) {
  return { ...common, lib: () => module };
}

/**
 * A module that comes with a chunk of the shell when the first section asks for it. It is asked for
 * until it comes: the federation runtime would keep a failure for ever. How long a section waits is
 * the section's own time limit.
 */
export function lazy(load: () => Promise<object>) {
  const get = async (attempt = 0): Promise<() => object> => {
    try {
      const module = await load();
      return () => module;
    } catch {
      await pause(pauses[attempt] ?? 15_000);
      return get(attempt + 1);
    }
  };
  return { ...common, get: () => get() };
}
