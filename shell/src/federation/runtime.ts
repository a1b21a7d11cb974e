import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';

// The one file that talks to the federation runtime; tests put a double in its place.

/** Makes a federation host; remotes of thin entries find the runtime's core through it. */
export function createHost(options: Parameters<typeof createInstance>[0]) {
  return createInstance({ ...options, plugins: [injectRuntimeCore(), ...(options.plugins ?? [])] });
}

export { registerGlobalPlugins };
