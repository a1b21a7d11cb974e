import type { AuditEntry } from '@ziba/shared/contracts/search';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { actOf, detailsOf } from './change-words';
import { m } from './messages';

const { columns: titles } = m;
const personOf = ({ user }: AuditEntry) => (user ? user.fullName || user.username : m.system);

/** When, who, what, and the values before and after. */
export const auditColumns: ListColumn<AuditEntry>[] = [
  dateTimeColumn({ title: titles.at, sort: 'at', date: ({ at }) => at }),
  textColumn({ title: titles.by, sort: 'user', text: personOf }),
  textColumn({ title: titles.act, text: actOf }),
  {
    title: titles.details,
    wide: true,
    cell: (entry) => {
      const lines = detailsOf(entry);
      // An entry without details leaves the cell empty: a card then hides the cell with its caption.
      if (lines.length === 0) return null;
      return (
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      );
    },
    value: (entry) => detailsOf(entry).join(m.joined),
  },
];

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
