/** React's own hook: the package `use-sync-external-store` that swr asks for stands in for it in React 17. */
export { useSyncExternalStore } from 'react';
