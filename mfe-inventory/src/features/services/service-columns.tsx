import type { Service } from '@ziba/shared/contracts/services';
import { formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { EditLink } from '@ziba/shared/ui/controls/edit-link';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { m } from './messages';

const facts: ListColumn<Service>[] = [
  textColumn({ title: m.fields.title, sort: 'title', text: ({ title }) => title }),
  codeColumn({
    title: m.fields.system_code,
    isLesser: true,
    sort: 'system_code',
    code: ({ system_code }) => system_code,
  }),
  numberColumn({
    title: m.fields.fee,
    sort: 'fee',
    number: ({ fee }) => fee,
    format: formatToman,
  }),
  textColumn({
    title: m.fields.category,
    sort: 'category',
    text: ({ category }) => category.name,
  }),
];

interface Rights {
  mayWrite: boolean;
  /** Undefined for users who may not archive. */
  onArchive: ((service: Service) => void) | undefined;
}

/** The columns of the service list, with the actions that the user's rights allow. */
export function serviceColumns({ mayWrite, onArchive }: Rights): ListColumn<Service>[] {
  if (!mayWrite && !onArchive) return facts;
  const actions: ListColumn<Service> = {
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
