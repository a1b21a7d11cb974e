/**
 * Snapshots need manifests, and a manifest would cost a request for each remote; the boot plan contains the addresses
 * of the entries instead. The flag FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN turns snapshots off; this removes their
 * code.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
