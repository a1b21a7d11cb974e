import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import { visitStateOf } from '@ziba/shared/contracts/visit-states';
import { AlertBadge } from '@ziba/shared/domain/patient-alerts/alert-badge';
import { Status } from '@ziba/shared/domain/status/status';
import { formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface Props {
  appointment: AppointmentDetails;
  /** The address that the whole card, but for its actions, is a link to. */
  to?: string;
  /** Stands at the end of the card, such as a menu. */
  actions?: ReactNode;
}

/** A patient of today: picture, name, time, service, status and what to beware of. The colour of the edge repeats the status. */
export function TodaysPatientCard({ appointment, to, actions }: Props) {
  const { client, start, status, service, package_type, alerts = [] } = appointment;
  const urls = useFileUrls(client.avatar_image);
  const name = formatText(client.full_name);
  return (
    <Sheet data-status={status} aria-label={name}>
      <Avatar name={client.full_name} src={urls[client.avatar_image ?? '']} />
      <Words>
        <b>{to ? <Link to={to}>{name}</Link> : name}</b>
        <span>
          <time dateTime={start}>{formatTime(start)}</time>{' '}
          {formatText(service?.title ?? packageTypeLabels[package_type])}
        </span>
        <Status of="appointment" value={visitStateOf(appointment)} />
        {alerts.map((alert) => (
          <AlertBadge key={alert.id} alert={alert} />
        ))}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Sheet>
  );
}

const Sheet = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);

  &[data-status='visiting'] {
    border-inline-start-color: var(--info);
  }
  &[data-status='done'] {
    border-inline-start-color: var(--success);
  }
  &[data-status='canceled'] {
    border-inline-start-color: var(--danger);
  }
`;

/** Above the link that covers the card. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: var(--space-1);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span {
    font-size: var(--size-s);
  }
  /* A long alert takes several lines. */
  > span {
    white-space: normal;
  }
  /* The link covers the card, and only the name is read as its text. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
