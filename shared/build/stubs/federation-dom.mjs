/** The shell creates the elements for scripts and styles of remotes (`shell/src/federation/release-files.ts`). */
function notOurs() {
  throw new Error('the shell makes the elements of its remotes');
}

export const createLink = notOurs;
export const createScript = notOurs;
export const isStaticResourcesEqual = notOurs;
export const loadScript = notOurs;
export const safeWrapper = notOurs;
