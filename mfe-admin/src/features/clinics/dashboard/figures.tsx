import * as addresses from '@ziba/shared/contracts/addresses';
import type { PlatformFigures } from '@ziba/shared/contracts/dashboard';
import { mayOpen } from '@ziba/shared/session/use-may';
import type { IconName } from '@ziba/shared/ui/controls/icon';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { useId } from 'react';
import styled from 'styled-components';
import { accounting } from '../../../data/invoice-addresses';
import { usePlatformFigures } from '../../../data/platform-dashboard.api';
import { adminPanel } from '../../../data/sms-addresses';
import { m } from './messages';

interface Figure {
  icon: IconName;
  /** The list behind it, and the query that narrows it to what is counted. */
  to: string;
  query?: string;
}

const figures: Record<keyof PlatformFigures, Figure> = {
  expiring_7: { icon: 'clock', to: addresses.allClinics, query: '?ends_within=7' },
  expiring_30: { icon: 'calendar', to: addresses.allClinics, query: '?ends_within=30' },
  overdue_invoices: { icon: 'receipt', to: accounting, query: '?status=overdue' },
  waiting_tickets: { icon: 'support', to: '/admin/support', query: '?status=user-replied' },
  failed_sms: { icon: 'sms', to: adminPanel, query: '?status=failed&days=7' },
  failed_backups: { icon: 'archive', to: '/admin/settings/backup-management' },
  failing_clinics: { icon: 'sections', to: addresses.sectionMatrix, query: '?state=failing' },
};
const names = Object.keys(figures) as (keyof PlatformFigures)[];

/** What needs the operator, as figures that lead to their lists; without lists that the user may not read. */
export function Figures() {
  const id = useId();
  const { data, error, mutate } = usePlatformFigures();
  const shown = names.filter((name) => !data || data[name] !== null);
  return (
    <Row aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {m.figures}
      </h2>
      {shown.map((name) => {
        const { icon, to, query = '' } = figures[name];
        return (
          <StatCard
            key={name}
            compact
            label={m.figure[name]}
            value={data?.[name] ?? undefined}
            icon={icon}
            to={mayOpen(to) ? to + query : undefined}
            error={error}
            onRetry={() => mutate()}
          />
        );
      })}
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: var(--space-4);
`;
