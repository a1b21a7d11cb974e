/** Nothing shared has a copy in a remote (`import: false`), so none is fetched in its place. */
export const getSharedFallbackGetter = ({ factory }) => factory;
