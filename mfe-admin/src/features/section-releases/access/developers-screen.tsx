import type { Developer } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { ConsoleTabs } from '../../../widgets/console-tabs/console-tabs';
import { showUndoable } from '../show-undoable';
import { wholeList } from '../whole-list';
import { useDeveloperMutations, useDevelopers } from '../../../data/access.api';
import { DeveloperDrawer } from './developer-drawer';
import { m } from './messages';

type Row = Developer & { id: number | string };

const columns: ListColumn<Row>[] = [
  codeColumn({ title: m.developers.username, code: ({ username }) => username }),
  textColumn({
    title: m.developers.clinic,
    text: ({ clinic }) => formatText(clinic) || m.developers.platform,
  }),
  dateTimeColumn({ title: m.developers.since, date: ({ created_at }) => created_at }),
  codeColumn({
    title: m.developers.grantedBy,
    isLesser: true,
    code: ({ granted_by }) => granted_by,
  }),
];

/** The list of developers: users who may load a section from their own machine into the live product. */
export function DevelopersScreen() {
  const mayWrite = useMay('sections', 'write');
  const mayDelete = useMay('sections', 'delete');
  const list = wholeList(useDevelopers(), { idOf: ({ user_id }) => user_id });
  const { add, remove } = useDeveloperMutations();
  const [isNew, setNew] = useState(false);

  const removeDeveloper = async ({ user_id, username }: Developer) => {
    try {
      await remove(user_id);
      showUndoable(m.developers.removed(username), mayWrite && (() => add(username)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toast.error([m.developers.removeFailed, reason].join('. '));
    }
  };
  const addButton = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => setNew(true)}>
      {m.developers.add}
    </Button>
  );
  const hasRows = (list.data?.data.length ?? 0) > 0;

  return (
    <Screen title={m.developers.title} hint={m.developers.hint} actions={hasRows && addButton}>
      <ConsoleTabs />
      <ResourceTable
        label={m.developers.title}
        columns={[
          ...columns,
          actionsColumn<Row>({
            nameOf: ({ username }) => username,
            actions: (developer) => [
              mayDelete && {
                label: m.developers.remove,
                icon: 'no-access',
                danger: true,
                onSelect: () => void removeDeveloper(developer),
              },
            ],
          }),
        ]}
        list={list}
        empty={
          <EmptyView
            icon="users"
            title={m.developers.empty}
            hint={m.developers.emptyHint}
            action={addButton}
          />
        }
      />
      {isNew && <DeveloperDrawer onAdd={add} onClose={() => setNew(false)} />}
    </Screen>
  );
}
