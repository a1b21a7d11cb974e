import { addresses } from '@ziba/shared/contracts/addresses';
import { mayOpen } from '@ziba/shared/session/use-may';
import { StatCard } from '@ziba/shared/ui/stat-card';
import { useId } from 'react';
import styled from 'styled-components';
import { useFigures } from './dashboard.api';
import { m } from './messages';

/** A link only where the person may go. */
const linkTo = (address: string, query = '') => (mayOpen(address) ? address + query : undefined);

/** Four figures that lead to their lists; the last is the stock for those who keep it. */
export function Figures() {
  const id = useId();
  const { data, error, mutate } = useFigures();
  const state = { compact: true, error, onRetry: () => mutate() };
  const keepsStock = mayOpen(addresses.inventory);

  return (
    <Row aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {m.figures.title}
      </h2>
      <StatCard
        label={m.figures.today}
        value={data?.today}
        unit={m.figures.appointments}
        icon="appointments"
        to={linkTo(addresses.appointments)}
        {...state}
      />
      <StatCard
        label={m.figures.waiting}
        value={data?.waiting}
        unit={m.figures.people}
        icon="patients"
        to={linkTo(addresses.waitingRoom)}
        {...state}
      />
      <StatCard
        label={m.figures.unpaid}
        value={data?.unpaid_plans}
        unit={m.figures.plans}
        icon="prescriptions"
        to={linkTo(addresses.treatmentPlans, '?payment_status=owing')}
        {...state}
      />
      {keepsStock ? (
        <StatCard
          label={m.figures.lowStock}
          value={data ? (data.low_stock ?? 0) : undefined}
          unit={m.figures.products}
          icon="inventory"
          to={`${addresses.inventory}?status=low`}
          {...state}
        />
      ) : (
        <StatCard
          label={m.figures.unread}
          value={data?.unread_notices}
          icon="bell"
          to="#notifications"
          {...state}
        />
      )}
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-4);

  @media (max-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
