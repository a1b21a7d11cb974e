import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

// The only file that uses the federation runtime; tests replace it.

declare global {
  /** Remotes use the runtime of the shell through this global (`experiments.externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: object;
}

globalThis._FEDERATION_RUNTIME_CORE = { bundlerRuntime };

type Host = ReturnType<typeof createInstance>;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** The object that an entry's script puts on the page: `init` and `get`. */
export type Container = Extract<Awaited<ReturnType<LoadEntry>>, object>;

/** Removes a remote from the runtime, which has no function for that. */
export function forgetRemote({ options, moduleCache }: Host, name: string): void {
  const index = options.remotes.findIndex((remote) => remote.name === name);
  if (index >= 0) options.remotes.splice(index, 1);
  moduleCache.delete(name);
}

export { createInstance as createHost, registerGlobalPlugins };
