/** The contract's number settles what fits together: every shared module has one version, none is compared. */
export function satisfy() {
  throw new Error('shared modules are not chosen by version');
}
