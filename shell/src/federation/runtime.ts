import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

// The one file that talks to the federation runtime; tests put a double in its place.

declare global {
  /** The name that remotes of thin entries look for (`experiments.externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: object;
}

globalThis._FEDERATION_RUNTIME_CORE = { bundlerRuntime };

type Host = ReturnType<typeof createInstance>;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** What the script of an entry leaves in the page: `init` and `get`. */
export type Container = Extract<Awaited<ReturnType<LoadEntry>>, object>;

/** Lets the runtime forget a remote; it has no call for that, and keeps what it has for ever. */
export function forgetRemote({ options, moduleCache }: Host, name: string): void {
  const index = options.remotes.findIndex((remote) => remote.name === name);
  if (index >= 0) options.remotes.splice(index, 1);
  moduleCache.delete(name);
}

export { createInstance as createHost, registerGlobalPlugins };
