import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { cancelFee } from './cancel-fee';
import type { CancelValues } from './cancel-values';
import { m } from './messages';

interface Props {
  appointment: AppointmentDetails;
  policy: AppointmentSettings;
}

/** The fee of a cancellation, its reason, and the refund; it depends on who asked for the cancellation. */
export function CancelCost({ appointment, policy }: Props) {
  const initiator = useWatch<CancelValues, 'initiator'>({ name: 'initiator' });
  const { fee, isLate } = cancelFee(appointment, policy, initiator);
  const hours = formatNumber(policy.cancel_hours);
  const { paid_amount } = appointment;
  const why = isLate ? m.isLate(hours) : m.isEarly(hours);

  return (
    <Box data-costs={fee > 0 || undefined}>
      <p>
        <Icon name={fee > 0 ? 'warning' : 'info'} />
        {m.cost}
        <output>{fee > 0 ? formatToman(fee) : m.noCost}</output>
      </p>
      <small>
        {initiator === 'clinic' ? m.ofClinic : why}{' '}
        {m.policy(formatNumber(policy.cancel_percent), hours)}
      </small>
      {paid_amount > 0 && (
        <small>
          {m.paid(formatToman(paid_amount))}؛{' '}
          {m.toReturn(formatToman(Math.max(0, paid_amount - fee)))}
        </small>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--info-soft);
  color: var(--info);

  &[data-costs] {
    background: var(--warning-soft);
    color: var(--warning);
  }
  p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
  }
  output {
    margin-inline-start: auto;
  }
`;
