import { useListParams } from '@ziba/shared/api/use-list-params';
import type { PublishedRelease, RegisteredRemote } from '@ziba/shared/contracts/releases';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';
import { releaseColumns, type ReleaseRow } from './release-columns';
import type { ReleaseAction } from './release-dialogs';

interface Props {
  remote: RegisteredRemote;
  mayWrite: boolean;
  onAction: (action: ReleaseAction) => void;
}

/** Rows of a page. Releases are kept for a month, so a team that publishes daily has some dozens. */
const limit = 10;

/** The releases of a remote, newest first, with the actions of each. */
export function ReleasesTable({ remote, mayWrite, onAction }: Props) {
  const { page, setPage } = useListParams();
  const { releases } = remote;
  const first = (page - 1) * limit;
  const rows = releases
    .slice(first, first + limit)
    .map((release) => ({ ...release, id: release.version }));
  const totalPages = Math.ceil(releases.length / limit);
  const meta = { page, limit, total: releases.length, totalPages };
  const defaultIndex = releases.findIndex(({ places }) => places.is_default);

  const actions = (release: PublishedRelease) => {
    const isOlder =
      defaultIndex >= 0 &&
      releases.findIndex((one) => one.version === release.version) > defaultIndex;
    return [
      mayWrite && {
        label: m.activate.action,
        icon: 'next-step' as const,
        onSelect: () => onAction({ kind: 'activate', version: release.version }),
      },
      mayWrite &&
        isOlder && {
          label: m.rollBack.toThis,
          icon: 'history' as const,
          onSelect: () => onAction({ kind: 'roll-back', version: release.version }),
        },
    ];
  };

  return (
    <ResourceTable<ReleaseRow>
      label={m.versions}
      name="releases"
      toolbar={<h2>{m.versions}</h2>}
      columns={[
        ...releaseColumns,
        actionsColumn<ReleaseRow>({ nameOf: ({ version }) => version, actions }),
      ]}
      list={{ data: { data: rows, meta }, isLoading: false, mutate: () => undefined }}
      rowHref={({ version }) => `?version=${encodeURIComponent(version)}`}
      page={page}
      onPage={setPage}
      empty={m.noRemotes}
    />
  );
}
