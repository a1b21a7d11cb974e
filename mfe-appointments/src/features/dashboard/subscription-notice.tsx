import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from './messages';

/** From so many days before the end on, staff are told of it. */
const noticeDays = 14;
const renewal = '/clinic/settings/subscription';

/** Says that the subscription of the clinic ends soon, with the way to renew it for who may; else whom to tell. */
export function SubscriptionNotice({ clinic }: { clinic: ClinicSummary | null | undefined }) {
  const mayRenew = useMayOpen(renewal);
  if (!clinic || clinic.remaining_days > noticeDays) return null;
  const left = clinic.remaining_days;
  return (
    <Line role="status">
      <Icon name="warning" size={18} />
      <span>{left === 0 ? m.endsToday : m.endsSoon(toPersianDigits(left))}</span>
      {mayRenew ? (
        <ButtonLink size="small" to={renewal}>
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
