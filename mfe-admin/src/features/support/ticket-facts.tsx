import type { Area } from '@ziba/shared/contracts/section-levels';
import type { Ticket } from '@ziba/shared/contracts/tickets';
import { Status } from '@ziba/shared/domain/status/status';
import { formatText } from '@ziba/shared/format/text';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  ticket: Ticket;
  area: Area;
}

/** The line below the subject: status, code, who wrote the ticket, to whom, and how urgent it is. */
export function TicketFacts({ ticket, area }: Props) {
  const { status, code, user, clinic, department, priority } = ticket;
  return (
    <Line>
      <Status of="ticket" value={status} />
      <span>
        {m.columns.code}: <CopyCode code={code} />
      </span>
      <span>{m.fact(m.columns.sender, formatText(user.profile.fullName || user.username))}</span>
      {area === 'admin' && <span>{m.fact(m.columns.clinic, formatText(clinic.name))}</span>}
      <span>{m.fact(m.fields.department, department)}</span>
      <span>{m.fact(m.fields.priority, priority)}</span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
`;
