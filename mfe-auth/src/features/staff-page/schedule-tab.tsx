import * as addresses from '@ziba/shared/contracts/addresses';
import type { ScheduleException, WorkingHours } from '@ziba/shared/contracts/schedule';
import { weekOf, weekDays } from '@ziba/shared/contracts/working-week';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useAbsences, useWorkingHours } from '../../data/schedule.api';
import { ChangeHours } from './change-hours';
import { m } from './messages';

const texts = m.schedule;

/**
 * The working hours of a doctor, which are changed here, and their leave ahead, which the section of appointments
 * changes.
 */
export function ScheduleTab({ doctorId }: { doctorId: number }) {
  const hours = useWorkingHours(doctorId);
  const absences = useAbsences(doctorId);
  const mayOpenDay = useMayOpen(addresses.doctorSchedule(doctorId));
  const mayOpenSettings = useMayOpen(addresses.appointmentSettings);
  return (
    <Parts>
      <Card
        title={texts.hours}
        hint={texts.hoursHint}
        actions={
          <>
            {hours.data && (
              <ChangeHours doctorId={doctorId} hours={hours.data} reload={hours.mutate} />
            )}
            {mayOpenSettings && (
              <ButtonLink
                size="small"
                icon="settings"
                to={`${addresses.appointmentSettings}?tab=hours&doctor=${doctorId}`}
              >
                {texts.openSettings}
              </ButtonLink>
            )}
          </>
        }
      >
        <Answer answer={hours}>{({ data }) => <Week hours={data} />}</Answer>
      </Card>
      <Card
        title={texts.leaves}
        actions={
          mayOpenDay && (
            <ButtonLink size="small" icon="calendar" to={addresses.doctorSchedule(doctorId)}>
              {texts.openDay}
            </ButtonLink>
          )
        }
      >
        <Answer answer={absences}>{({ data }) => <Absences rows={data} />}</Answer>
      </Card>
    </Parts>
  );
}

interface AnswerProps<Data> {
  answer: { data?: Data; error?: { message: string; status?: number }; mutate: () => unknown };
  children: (data: Data) => React.ReactNode;
}

function Answer<Data>({ answer: { data, error, mutate }, children }: AnswerProps<Data>) {
  if (data !== undefined) return children(data);
  return error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />;
}

function Week({ hours }: { hours: readonly WorkingHours[] }) {
  const week = weekOf(hours);
  const facts = weekDays.map((day, index) => ({
    label: common.weekdays[index] ?? day,
    value:
      week[day].length === 0
        ? texts.closed
        : week[day]
            .map(({ from, to }) => texts.range(toPersianDigits(from), toPersianDigits(to)))
            .join('، '),
  }));
  return <FactList facts={facts} />;
}

function Absences({ rows }: { rows: readonly ScheduleException[] }) {
  if (rows.length === 0) return <p>{texts.noLeaves}</p>;
  return (
    <List>
      {rows.map(({ id, kind, start, end, reason }) => (
        <li key={id}>
          <b>{texts.kinds[kind]}</b>
          <span>{texts.fromTo(formatDateTime(start), formatDateTime(end))}</span>
          {reason && <span>{formatText(reason)}</span>}
        </li>
      ))}
    </List>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  span {
    color: var(--text-soft);
  }
`;
