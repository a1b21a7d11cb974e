/** React's own hook, instead of the package `use-sync-external-store`, which swr imports for React 17. */
export { useSyncExternalStore } from 'react';
