/**
 * Snapshots come with manifests, and a manifest would cost a request per remote: the boot plan says
 * where an entry is. The flag FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN turns them off; this takes them out.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
