/** A section's own instance of the runtime, without the tree shaking of shares, which needs snapshots. */
export function init({ webpackRequire: { federation } }) {
  return federation.runtime.init(federation.initOptions);
}
