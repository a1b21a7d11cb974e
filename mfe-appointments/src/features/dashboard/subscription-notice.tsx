import { ownSubscription } from '@ziba/shared/contracts/addresses';
import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { isEndingSoon } from '@ziba/shared/contracts/ending-subscription';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from './messages';

const textOf = (left: number) => {
  if (left <= 0) return m.ended;
  return left === 1 ? m.endsToday : m.endsSoon(toPersianDigits(left));
};

/** Says that the subscription of the clinic ends soon or has ended, with the way to renew it for who may; else whom to tell. */
export function SubscriptionNotice({ clinic }: { clinic: ClinicSummary | null | undefined }) {
  const mayRenew = useMayOpen(ownSubscription);
  if (!clinic || !isEndingSoon(clinic.remaining_days)) return null;
  return (
    <Line role="status">
      <Icon name="warning" size={18} />
      <span>{textOf(clinic.remaining_days)}</span>
      {mayRenew ? (
        <ButtonLink size="small" to={ownSubscription}>
          {m.renewNow}
        </ButtonLink>
      ) : (
        <span>{m.tellAdmin}</span>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--warning);

  > svg {
    flex: none;
  }
`;
