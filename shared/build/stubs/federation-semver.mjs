/** The contract number decides what is compatible; every shared module has one version, so none are compared. */
export function satisfy() {
  throw new Error('shared modules are not chosen by version');
}
