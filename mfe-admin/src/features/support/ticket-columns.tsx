import type { Area } from '@ziba/shared/contracts/section-levels';
import type { TicketRow } from '@ziba/shared/contracts/tickets';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { common } from '@ziba/shared/messages';
import { formatText } from '@ziba/shared/format/text';
import { useFromList } from '@ziba/shared/router/list-return';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { ticketAddresses } from './addresses';
import { m } from './messages';

const code = codeColumn<TicketRow>({
  title: m.columns.code,
  sort: 'code',
  code: (row) => row.code,
});
const sender = textColumn<TicketRow>({
  title: m.columns.sender,
  sort: 'sender',
  isLesser: true,
  text: ({ user }) => user.profile.fullName || user.username,
});
const subject: ListColumn<TicketRow> = {
  title: m.columns.subject,
  sort: 'subject',
  cell: (row) => <Subject {...row} />,
  value: ({ subject: text, is_unread }) => (is_unread ? m.unreadOf(text) : text),
};

/** The subject; with a mark while the other side wrote something that was not read. */
function Subject({ subject: text, is_unread }: Pick<TicketRow, 'subject' | 'is_unread'>) {
  const words = <bdi>{formatText(text)}</bdi>;
  if (!is_unread) return words;
  return (
    <Unread>
      {words} <StatusBadge tone="info" label={m.unread} />
    </Unread>
  );
}
const createdAt = dateTimeColumn<TicketRow>({
  title: m.columns.createdAt,
  sort: 'createdAt',
  date: (row) => row.createdAt,
});
const status = statusColumn<TicketRow, 'ticket'>({
  title: m.columns.status,
  sort: 'status',
  of: 'ticket',
  status: (row) => row.status,
});
const userCode = codeColumn<TicketRow>({
  title: m.columns.userCode,
  sort: 'systemCode',
  isLesser: true,
  code: ({ user }) => user.profile.systemCode,
});
const clinic = textColumn<TicketRow>({
  title: m.columns.clinic,
  sort: 'clinic',
  text: (row) => row.clinic.name,
});

const view = (area: Area): ListColumn<TicketRow> => ({
  title: common.actions,
  quiet: true,
  align: 'end',
  cell: (row) => <ViewLink area={area} {...row} />,
});

function ViewLink({ area, id, code: name }: Pick<TicketRow, 'id' | 'code'> & { area: Area }) {
  return (
    <ButtonLink
      to={ticketAddresses(area).ticket(id)}
      state={useFromList()}
      tone="quiet"
      size="small"
      icon="message"
      aria-label={m.viewOf(name)}
    >
      {m.view}
    </ButtonLink>
  );
}

/** The columns of the list of tickets in each area, in the order of the texts; the platform also sees the clinic. */
export const ticketColumns: Record<Area, ListColumn<TicketRow>[]> = {
  clinic: [code, sender, subject, createdAt, status, view('clinic')],
  admin: [subject, code, userCode, clinic, createdAt, status, view('admin')],
};

const Unread = styled.strong`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
