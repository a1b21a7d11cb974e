import type { Service } from '@ziba/shared/contracts/services';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { m } from './messages';

const facts: Column<Service>[] = [
  {
    title: m.fields.title,
    sort: 'title',
    cell: ({ title }) => <b>{formatText(title)}</b>,
    value: ({ title }) => title,
  },
  {
    title: m.fields.system_code,
    sort: 'system_code',
    cell: ({ system_code }) => <Ltr>{system_code}</Ltr>,
  },
  {
    title: m.fields.fee,
    sort: 'fee',
    cell: ({ fee }) => formatToman(fee),
    value: ({ fee }) => fee,
  },
  { title: m.fields.category, sort: 'category', cell: ({ category }) => formatText(category.name) },
];

interface Rights {
  mayWrite: boolean;
  /** Undefined for users who may not archive. */
  onArchive: ((service: Service) => void) | undefined;
}

/** The columns of the service list; the actions only for those whom the server would let act. */
export function serviceColumns({ mayWrite, onArchive }: Rights): Column<Service>[] {
  if (!mayWrite && !onArchive) return facts;
  const actions: Column<Service> = {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (service) => (
      <OneLine>
        {mayWrite && <EditLink to={`edit/${service.id}`} name={service.title} />}
        {onArchive && (
          <Button
            tone="quiet"
            size="small"
            icon="archive"
            aria-label={m.archiveOf(service.title)}
            onClick={() => onArchive(service)}
          >
            {common.archive}
          </Button>
        )}
      </OneLine>
    ),
  };
  return [...facts, actions];
}

const OneLine = styled.span`
  white-space: nowrap;
`;
