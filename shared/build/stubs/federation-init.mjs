/** A section's own instance of the runtime. What shares are shaken by comes with snapshots, which we have not. */
export function init({ webpackRequire: { federation } }) {
  return federation.runtime.init(federation.initOptions);
}
