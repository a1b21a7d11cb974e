/**
 * The version of the contract between shell and sections, `major.minor`. The minor number grows when the shell
 * offers more modules, the major number when it removes or changes some.
 */
export const shellContract = '3.1';

/**
 * Whether a shell of the contract `version` serves a release built for `range` (`^1.2`: 1.2 or any later
 * 1.x). A range that cannot be read fits nothing.
 */
export function fitsContract(range: string, version: string = shellContract): boolean {
  const asked = /^\^?(\d{1,4})(?:\.(\d{1,4}))?$/.exec(range);
  const offered = /^(\d+)\.(\d+)$/.exec(version);
  if (!asked || !offered) return false;
  return asked[1] === offered[1] && Number(asked[2] ?? 0) <= Number(offered[2]);
}
