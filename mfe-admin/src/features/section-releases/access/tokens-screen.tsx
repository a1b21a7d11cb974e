import type { DeployToken } from '@ziba/shared/contracts/releases';
import { formatDateTime } from '@ziba/shared/format/date';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { useState } from 'react';
import { ConsoleTabs } from '../../../widgets/console-tabs/console-tabs';
import { deployTokens } from '../../../data/access.api';
import { m } from './messages';
import { NewTokenDrawer } from './new-token-drawer';
import { RevokeDialog } from './revoke-dialog';

const isRevoked = ({ revoked_at }: DeployToken) => revoked_at !== null;

const stateText = (token: DeployToken) => (isRevoked(token) ? m.tokens.revoked : m.tokens.active);

const columns: ListColumn<DeployToken>[] = [
  textColumn({ title: m.tokens.name, text: ({ name }) => name }),
  codeColumn({ title: m.tokens.remote, code: ({ remote }) => remote }),
  {
    title: m.tokens.state,
    cell: (token) => (
      <StatusBadge
        tone={isRevoked(token) ? 'neutral' : 'success'}
        icon={isRevoked(token) ? 'archive' : undefined}
        label={stateText(token)}
      />
    ),
    value: stateText,
  },
  {
    title: m.tokens.lastUsed,
    cell: ({ last_used_at }) => formatDateTime(last_used_at) || m.tokens.never,
  },
  dateTimeColumn({
    title: m.tokens.created,
    isLesser: true,
    date: ({ created_at }) => created_at,
  }),
  codeColumn({ title: m.tokens.by, isLesser: true, code: ({ created_by }) => created_by }),
];

/** The list of deploy tokens. Each lets a team publish one remote, and can be created and revoked here. */
export function TokensScreen() {
  const mayWrite = useMay('sections', 'write');
  const mayDelete = useMay('sections', 'delete');
  const list = deployTokens.useAll();
  const [isNew, setNew] = useState(false);
  const [revoked, setRevoked] = useState<DeployToken>();
  const addButton = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => setNew(true)}>
      {m.tokens.add}
    </Button>
  );
  const hasRows = (list.data?.data.length ?? 0) > 0;

  return (
    <Screen title={m.tokens.title} hint={m.tokens.hint} actions={hasRows && addButton}>
      <ConsoleTabs />
      <ResourceTable
        label={m.tokens.title}
        columns={[
          ...columns,
          actionsColumn<DeployToken>({
            nameOf: ({ name }) => name,
            actions: (token) => [
              mayDelete &&
                !isRevoked(token) && {
                  label: m.tokens.revoke,
                  icon: 'no-access',
                  danger: true,
                  onSelect: () => setRevoked(token),
                },
            ],
          }),
        ]}
        list={list}
        empty={
          <EmptyView
            icon="no-access"
            title={m.tokens.empty}
            hint={m.tokens.emptyHint}
            action={addButton}
          />
        }
      />
      {isNew && <NewTokenDrawer onClose={() => setNew(false)} />}
      <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />
    </Screen>
  );
}
