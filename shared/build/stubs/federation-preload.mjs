/** The shell preloads sections itself; `preloadRemote` of the runtime is not used. */
function notOurs() {
  throw new Error('preloadRemote is not part of this host');
}

export const defaultPreloadArgs = notOurs;
export const formatPreloadArgs = notOurs;
export const normalizePreloadExposes = notOurs;
export const preloadAssets = notOurs;
