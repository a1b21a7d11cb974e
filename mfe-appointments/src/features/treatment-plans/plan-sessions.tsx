import { offTimeText } from '@ziba/shared/contracts/off-time';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { Status } from '@ziba/shared/domain/status/status';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { useState } from 'react';
import styled from 'styled-components';
import { usePlanAddresses } from '../../data/plan-addresses';
import { SessionMenu } from '../../widgets/session-actions/session-menu';
import { SessionStep } from '../../widgets/session-actions/session-step';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { CancelSession } from './cancel-session';
import { m } from './messages';
import { PlanSums } from './plan-sums';
import { sessionDateTimeText } from './session-date-time-text';

const facts: Column<TreatmentSession>[] = [
  {
    title: m.session.title,
    cell: ({ session_title, session_description }) => (
      <Named>
        <b dir="auto">{formatText(session_title)}</b>
        {session_description && <small dir="auto">{formatText(session_description)}</small>}
      </Named>
    ),
    value: ({ session_title }) => session_title,
  },
  {
    title: m.session.when,
    cell: (session) => (
      <When>
        <span>{formatDay(session.date)}</span>
        <span>{session.time === null ? m.timeOpen : toPersianDigits(session.time)}</span>
      </When>
    ),
    value: sessionDateTimeText,
  },
  textColumn({ title: m.session.service, text: ({ service_type }) => service_type }),
  numberColumn({
    title: m.session.duration,
    number: ({ estimated_duration }) => estimated_duration,
    format: (hours) => m.hours(formatNumber(hours)),
  }),
  numberColumn({ title: m.session.cost, number: ({ service_cost }) => service_cost }),
  {
    title: m.session.status,
    cell: ({ status, payment_status, off_time }) => (
      <Badges>
        <Status of="session" value={status} />
        <Status of="paid" value={payment_status} />
        <OffTimeMark offTime={off_time} />
      </Badges>
    ),
    value: ({ status, payment_status, off_time }) =>
      [status, payment_status, off_time && offTimeText(off_time)].filter(Boolean).join('\u060c '),
  },
];

const step: Column<TreatmentSession> = {
  title: m.nextStep,
  quiet: true,
  align: 'end',
  cell: (session) => <SessionStep session={session} />,
};

/** The cancellation of a session while it is open; one with payments says why it cannot be canceled. */
function cancelEntries(
  { status, paid_amount }: TreatmentSession,
  onSelect: () => void,
): readonly MenuEntry[] {
  if (status !== sessionStatus.planned) return [];
  const disabled = paid_amount > 0 ? m.whyNoCancel.money : undefined;
  return ['separator', { label: m.cancelSession, icon: 'close', danger: true, disabled, onSelect }];
}

/** The sessions of a plan with what can be done with each, and their sums. */
export function PlanSessions({ plan }: { plan: TreatmentPlan }) {
  const [canceling, setCanceling] = useState<TreatmentSession | null>(null);
  const { sessions, done_sessions, sessions_count } = plan;
  const rows = { page: 1, limit: sessions.length, total: sessions.length, totalPages: 1 };
  const { write } = usePlanAddresses();
  const edit = write ? `${write.edit(plan.id)}?session=` : undefined;
  const actions: Column<TreatmentSession> = {
    title: m.sessionActions,
    quiet: true,
    align: 'end',
    cell: (session) => (
      <SessionMenu
        session={session}
        edit={edit && edit + String(session.id)}
        more={write ? cancelEntries(session, () => setCanceling(session)) : []}
      />
    ),
  };
  const hasActiveSessions = sessions.some(({ status }) => status !== sessionStatus.canceled);

  return (
    <Card
      title={m.sessions}
      hint={
        hasActiveSessions && m.progress(formatNumber(done_sessions), formatNumber(sessions_count))
      }
    >
      <ResourceTable
        label={m.sessionsOfPlan}
        columns={[...facts, step, actions]}
        list={{ data: { data: sessions, meta: rows }, isLoading: false, mutate: () => undefined }}
        empty={m.noSessions}
      />
      <PlanSums plan={plan} />
      <CancelSession session={canceling} onClose={() => setCanceling(null)} />
    </Card>
  );
}

const Named = styled.div`
  display: grid;
  min-inline-size: 7rem;

  small {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const When = styled.div`
  display: grid;
  white-space: nowrap;
`;

const Badges = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
`;
