/** The shell loads every container itself (`shell/src/federation/host.ts`), with its integrity. */
export async function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }) {
  const { loaderHook, remoteHandler } = origin;
  const { loadEntry } = remoteHandler.hooks.lifecycle;
  return remoteEntryExports ?? loadEntry.emit({ origin, loaderHook, remoteInfo });
}

export function getRemoteInfo({ shareScope = 'default', ...remote }) {
  return { ...remote, shareScope };
}

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;
export const isEsmRemoteType = () => false;
