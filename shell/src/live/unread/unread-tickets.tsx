import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLive } from '@ziba/shared/api/use-live';
import type { UnreadTickets as Unread } from '@ziba/shared/contracts/tickets';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import styled from 'styled-components';
import useSWR from 'swr';
import { areaOf } from '../../login/landing';
import { m } from './messages';

/** The screens of support read it again, too: after a ticket was read, and after a change of one. */
const key = ['/tickets', '/tickets/unread'] satisfies ResourceKey;

/**
 * Says how many tickets have messages that the user did not read, and leads to them. Follows the server; nothing is
 * shown without such a ticket, or to users without the section.
 */
export function UnreadTickets() {
  const access = useSession()?.access;
  const list = access ? `/${areaOf(access)}/support` : '';
  const { data, mutate } = useSWR<Unread>(useMayOpen(list) ? key : null);
  useLive(['ticket.changed'], () => void mutate());
  const count = data?.count ?? 0;
  return (
    <Announced role="status">
      {count > 0 && (
        <Mark
          to={`${list}?unread=true`}
          tone="quiet"
          size="small"
          icon="message"
          aria-label={m.unreadCount(count)}
        >
          {/* Its text reads like its name, for those who speak what they see. */}
          <Count>{toPersianDigits(count)}</Count>
          <span className="word"> {m.unread}</span>
        </Mark>
      )}
    </Announced>
  );
}

/** Has no box of its own: while nothing waits, it leaves no gap in the bar. */
const Announced = styled.span`
  display: contents;
`;

/** On narrow screens only the number, beside the button of support: the bar stays one line high. */
const Mark = styled(ButtonLink)`
  @media (max-width: 1023px) {
    min-inline-size: 1.75rem;
    padding-inline: 0;

    svg {
      display: none;
    }
  }
`;

const Count = styled.b`
  min-inline-size: 1.6em;
  padding: 0 var(--space-1);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  font-variant-numeric: tabular-nums;
`;
