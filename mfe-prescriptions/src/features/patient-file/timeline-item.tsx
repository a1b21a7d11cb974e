import * as addresses from '@ziba/shared/contracts/addresses';
import type { TimelineEntry } from '@ziba/shared/contracts/patient-file';
import { Status, type StatusKind } from '@ziba/shared/domain/status/status';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen } from '@ziba/shared/session/use-may';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { m } from './messages';
import { planDisplay, sessionAddress } from './plan-addresses';

/** The screen of an entry that the user may open; undefined when there is none. */
function addressOf({ kind, id }: TimelineEntry): string | undefined {
  if (kind === 'plan') return planDisplay()?.(id);
  if (kind === 'session') return sessionAddress(id);
  if (kind === 'appointment') return [addresses.receipt(id)].find(mayOpen);
  if (kind === 'note') return [addresses.choosePrescription(id)].find(mayOpen);
  if (kind === 'prescription') return [addresses.prescription(id)].find(mayOpen);
  return undefined;
}

/** The status of prescriptions is shown when something happened to them. */
const statusKinds: Partial<Record<TimelineEntry['kind'], StatusKind>> = {
  appointment: 'appointment',
  session: 'session',
  plan: 'plan',
  payment: 'payment',
  message: 'sms',
};

function EntryStatus({ kind, status }: TimelineEntry) {
  const of = statusKinds[kind];
  if (of) return <Status of={of} value={status as never} />;
  if (status === 'reported') return <StatusBadge tone="success" label={m.timeline.reported} />;
  if (status === 'active') return <StatusBadge tone="warning" label={m.timeline.activeAlert} />;
  if (status === 'ended') return <StatusBadge tone="neutral" label={m.timeline.endedAlert} />;
  if (status === 'canceled') return <StatusBadge tone="danger" label={m.timeline.canceled} />;
  return null;
}

/** One entry of the timeline: when, what, by whom, and its status. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { kind, at, title, doctor, amount } = entry;
  const to = addressOf(entry);
  const name =
    formatText(title) || (kind === 'message' ? m.timeline.secret : m.timeline.kinds[kind]);
  return (
    <Item>
      <time dateTime={at}>{m.timeline.at(formatLongDay(at), formatTime(at))}</time>
      <Kind>{m.timeline.kinds[kind]}</Kind>
      <Name dir="auto">{to ? <Link to={to}>{name}</Link> : name}</Name>
      {doctor && <Soft>{formatText(doctor)}</Soft>}
      {amount !== null && <b>{formatToman(amount)}</b>}
      <EntryStatus {...entry} />
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--accent);
  border-radius: var(--radius-m);
  background: var(--surface);

  time {
    min-inline-size: 9rem;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const Kind = styled.span`
  min-inline-size: 6rem;
  font-weight: 650;
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 8rem;
  overflow-wrap: anywhere;
`;

const Soft = styled.span`
  color: var(--text-soft);
`;
