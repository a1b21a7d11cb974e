import { useListParams } from '@ziba/shared/api/use-list-params';
import type { PlanTemplate } from '@ziba/shared/contracts/plan-templates';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { usePlanAddresses } from '../../data/plan-addresses';
import { planTemplates } from '../../data/plan-templates.api';
import { totalOf } from '../../data/total-of';
import { m } from './messages';

const costOf = ({ sessions }: PlanTemplate) =>
  totalOf(sessions, ({ service_cost }) => service_cost);
const daysOf = ({ sessions }: PlanTemplate) =>
  Math.max(0, ...sessions.map(({ day_offset }) => day_offset));

const facts: Column<PlanTemplate>[] = [
  {
    title: m.templates.title,
    sort: 'title',
    cell: ({ title, sessions }) => (
      <b dir="auto">{formatText(m.inSessions(title, sessions.length))}</b>
    ),
    value: ({ title }) => title,
  },
  numberColumn({
    title: m.templates.length,
    number: daysOf,
    format: (days) => m.templates.days(toPersianDigits(String(days))),
  }),
  numberColumn({ title: m.total, number: costOf, format: formatToman }),
  textColumn({ title: m.fields.description, text: ({ description }) => description }),
];

/** The list of plan templates. A template is made from a plan and used in the form of a plan. */
export function TemplatesScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = planTemplates.useList({ page, search, sort });
  const { list: home, write } = usePlanAddresses();
  const deleteRights = [useMay('appointments', 'delete'), useMay('prescriptions', 'delete')];
  const mayArchive = deleteRights.includes(true);
  const [archived, setArchived] = useState<PlanTemplate | null>(null);
  const actions = actionsColumn<PlanTemplate>({
    nameOf: ({ title }) => title,
    actions: (template) => [
      write && {
        label: m.templates.start,
        icon: 'add',
        to: `${write.create}?template=${template.id}`,
      },
      mayArchive && {
        label: common.archive,
        icon: 'archive',
        danger: true,
        onSelect: () => setArchived(template),
      },
    ],
  });

  return (
    <Screen
      title={m.templates.list}
      hint={m.templates.listHint}
      back={{ to: home, label: m.title }}
    >
      <ResourceTable
        label={m.templates.list}
        toolbar={<SearchField label={m.templates.search} value={search} onSearch={setSearch} />}
        columns={write || mayArchive ? [...facts, actions] : facts}
        list={list}
        empty={
          <EmptyView
            title={m.templates.empty}
            hint={m.templates.emptyHint}
            action={<ButtonLink to={home}>{m.title}</ButtonLink>}
          />
        }
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
      <ArchiveTemplate template={archived} onClose={() => setArchived(null)} />
    </Screen>
  );
}

interface ArchiveProps {
  /** Null while the dialog is closed. */
  template: PlanTemplate | null;
  onClose: () => void;
}

/** Asks for confirmation before a template is archived. */
function ArchiveTemplate({ template, onClose }: ArchiveProps) {
  const remove = planTemplates.useRemove();
  const archive = async () => {
    if (!template) return;
    await remove(template.id);
    toast.success(m.templates.archived);
    onClose();
  };
  return (
    <ConfirmDialog
      open={template !== null}
      title={m.templates.archive}
      confirm={common.archive}
      failed={m.templates.archiveFailed}
      onConfirm={archive}
      onCancel={onClose}
    >
      {m.templates.archiveText(formatText(template?.title))}
    </ConfirmDialog>
  );
}
