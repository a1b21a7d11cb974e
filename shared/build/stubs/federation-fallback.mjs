/** Remotes contain no copies of shared modules (`import: false`), so there is no fallback to load. */
export const getSharedFallbackGetter = ({ factory }) => factory;
