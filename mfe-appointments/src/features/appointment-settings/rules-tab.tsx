import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { PolicyCard } from './policy-card';
import { ReceiptCard } from './receipt-card';
import { RegistrationCard } from './registration-card';
import { RulesCard } from './rules-card';
import { SharesCard } from './shares-card';

interface Props {
  mayWrite: boolean;
  /** Whether the user may change settings about money, which needs the section `settings` too. */
  maySetPrices: boolean;
}

/** A card each: calendar rules, cancellation policy, fields of new patients, receipt, insurance shares. */
export function RulesTab({ mayWrite, maySetPrices }: Props) {
  const { data: settings, error, mutate } = useAppointmentSettings();
  if (!settings) return error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />;
  return (
    <Cards>
      <RulesCard {...{ settings, mayWrite }} />
      <PolicyCard settings={settings} mayWrite={maySetPrices} />
      <RegistrationCard {...{ settings, mayWrite }} />
      <ReceiptCard {...{ settings, mayWrite }} />
      <SharesCard settings={settings} mayWrite={maySetPrices} />
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
