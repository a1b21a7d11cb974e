import { isEndingSoon } from '@ziba/shared/contracts/ending-subscription';
import { formatNumber } from '@ziba/shared/format/money';
import { useSession } from '@ziba/shared/session/use-session';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import * as addresses from './addresses';
import { m } from './messages';

/** Says that the subscription ends soon or has ended, with the way to renew it; nothing before the last two weeks. */
export function EndingNotice() {
  const left = useSession()?.clinic?.remaining_days;
  if (left === undefined || !isEndingSoon(left)) return null;
  return (
    <Line role="status">
      <Icon name="warning" />
      <span>{left > 0 ? m.ending(formatNumber(left)) : m.ended}</span>
      <ButtonLink to={addresses.subscription} tone="primary" size="small">
        {m.renew}
      </ButtonLink>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-m);

  svg {
    color: var(--warning);
  }
`;
