import * as addresses from '@ziba/shared/contracts/addresses';
import type { PlatformReport } from '@ziba/shared/contracts/platform-reports';
import { mayOpen } from '@ziba/shared/session/use-may';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { m } from './messages';

/** The list of clinics with a standing; undefined if the user may not open it. */
const clinicsWith = (status: string) =>
  mayOpen(addresses.allClinics) ? `${addresses.allClinics}?account_status=${status}` : undefined;

const support = '/admin/support';
const waitingTickets = () => (mayOpen(support) ? `${support}?status=user-replied` : undefined);

function figuresOf({ clinics, users, tickets }: PlatformReport) {
  return [
    ...(['active', 'expired', 'suspended', 'pending'] as const).map((name) => ({
      label: m.clinics[name],
      value: clinics[name],
      to: clinicsWith(name),
    })),
    ...(['active', 'seen'] as const).map((name) => ({ label: m.users[name], value: users[name] })),
    ...(['to_1', 'to_3', 'to_7', 'older'] as const).map((name) => ({
      label: m.tickets[name],
      value: tickets[name],
      to: waitingTickets(),
    })),
  ];
}

/** Clinics by standing, users, and waiting tickets by age; those with a list lead to it. */
export function ReportFigures({ report }: { report: PlatformReport }) {
  return (
    <section aria-label={m.figures}>
      <h2 className="visually-hidden">{m.figures}</h2>
      <CardGrid min={11}>
        {figuresOf(report).map((figure) => (
          <StatCard key={figure.label} compact {...figure} />
        ))}
      </CardGrid>
    </section>
  );
}
