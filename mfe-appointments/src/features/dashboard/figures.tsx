import * as addresses from '@ziba/shared/contracts/addresses';
import type { DashboardFigures } from '@ziba/shared/contracts/dashboard';
import { mayOpen } from '@ziba/shared/session/use-may';
import type { IconName } from '@ziba/shared/ui/controls/icon';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { useId } from 'react';
import styled from 'styled-components';
import { useDebtors, useFigures } from '../../data/dashboard.api';
import { m } from './messages';

/** An address with its query; undefined if the user may not open it. */
const linkTo = (address: string, query = '') => (mayOpen(address) ? address + query : undefined);

interface Figure {
  label: string;
  unit?: string;
  icon: IconName;
  of: (figures: DashboardFigures) => number | null;
  to: () => string | undefined;
}

const ofAppointments: Figure[] = [
  {
    label: m.figures.today,
    unit: m.figures.appointments,
    icon: 'appointments',
    of: ({ today }) => today,
    to: () => linkTo(addresses.appointments),
  },
  {
    label: m.figures.waiting,
    unit: m.figures.people,
    icon: 'patients',
    of: ({ waiting }) => waiting,
    to: () => linkTo(addresses.waitingRoom),
  },
  {
    label: m.figures.unpaid,
    unit: m.figures.plans,
    icon: 'prescriptions',
    of: ({ unpaid_plans }) => unpaid_plans,
    to: () => linkTo(addresses.planAddresses('appointments').list, '?payment_status=owing'),
  },
];

const ofStock: Figure = {
  label: m.figures.lowStock,
  unit: m.figures.products,
  icon: 'inventory',
  of: ({ low_stock }) => low_stock,
  to: () => linkTo(addresses.inventory, '?status=low'),
};

const ofNotices: Figure = {
  label: m.figures.unread,
  icon: 'bell',
  of: ({ unread_notices }) => unread_notices,
  to: () => '#notifications',
};

/**
 * The figures of the day, each a link to its list. The last one is about the stock, for users who manage it; who owes is
 * counted for users of the list of patients.
 */
export function Figures() {
  const id = useId();
  const { data, error, mutate } = useFigures();
  const last = mayOpen(addresses.inventory) ? ofStock : ofNotices;
  const debtList = linkTo(addresses.patients, '?standing=owes');

  return (
    <Row aria-labelledby={id} data-wide={debtList !== undefined || undefined}>
      <h2 id={id} className="visually-hidden">
        {m.figures.title}
      </h2>
      {[...ofAppointments, last].map(({ label, unit, icon, of, to }) => (
        <StatCard
          key={label}
          compact
          label={label}
          value={data && (of(data) ?? 0)}
          unit={unit}
          icon={icon}
          to={to()}
          error={error}
          onRetry={() => mutate()}
        />
      ))}
      {debtList && <Debtors to={debtList} />}
    </Row>
  );
}

/** How many patients owe the clinic. */
function Debtors({ to }: { to: string }) {
  const { data, error, mutate } = useDebtors();
  return (
    <StatCard
      compact
      label={m.figures.debtors}
      value={data?.meta.total}
      unit={m.figures.people}
      icon="accounting"
      to={to}
      error={error}
      onRetry={() => mutate()}
    />
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-4);

  &[data-wide] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  @media (max-width: 60rem) {
    &,
    &[data-wide] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > :nth-child(6):last-child {
      grid-column: 1 / -1;
    }
  }
`;
