import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';

// The one file that talks to the federation runtime; tests put a double in its place.

declare global {
  /** The name that remotes of thin entries look for (`experiments.externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: object;
}

globalThis._FEDERATION_RUNTIME_CORE = { ...runtimeCore, bundlerRuntime };

export { createInstance as createHost, registerGlobalPlugins };
