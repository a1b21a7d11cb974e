// The contract's number settles what fits together, so every module has one version.
const common = {
  version: '1.0.0',
  shareConfig: { singleton: true, requiredVersion: false as const },
  strategy: 'loaded-first' as const,
};

/** A module that is here already. */
export function now(module: object) {
  return { ...common, lib: () => module };
}

/** A module that comes with a chunk of the shell when the first section asks for it. */
export function later(load: () => Promise<object>) {
  return {
    ...common,
    get: async () => {
      const module = await load();
      return () => module;
    },
  };
}
