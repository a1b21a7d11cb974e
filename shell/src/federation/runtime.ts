import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

// The one file that talks to the federation runtime; tests put a double in its place.

declare global {
  /** The name that remotes of thin entries look for (`experiments.externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: object;
}

globalThis._FEDERATION_RUNTIME_CORE = { ...runtimeCore, bundlerRuntime };

type Host = ReturnType<typeof createInstance>;

/** What the script of an entry leaves in the page: `init` and `get`. */
export type Container = Extract<Awaited<(typeof __GLOBAL_LOADING_REMOTE_ENTRY__)[string]>, object>;

/** Lets the runtime forget a remote; it has no call for that, and keeps what it has for ever. */
export function forgetRemote({ options, moduleCache }: Host, name: string): void {
  const index = options.remotes.findIndex((remote) => remote.name === name);
  if (index >= 0) options.remotes.splice(index, 1);
  moduleCache.delete(name);
  // Where it keeps the containers that it has loaded, by `name:entry`.
  for (const key of Object.keys(__GLOBAL_LOADING_REMOTE_ENTRY__)) {
    if (key.startsWith(`${name}:`)) Reflect.deleteProperty(__GLOBAL_LOADING_REMOTE_ENTRY__, key);
  }
}

export { createInstance as createHost, registerGlobalPlugins };
