import type { StaffUser } from '@ziba/shared/contracts/users';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { Button } from '@ziba/shared/ui/controls/button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  doctor: StaffUser;
  /** ISO 8601. */
  start: string;
  end: string | undefined;
  onChange: () => void;
  /** The state of the hold. */
  children: ReactNode;
}

/** What is being booked: with whom and when, and for how long it is kept. */
export function TimePanel({ doctor, start, end, onChange, children }: Props) {
  const name = formatText(doctor.profile.fullName);
  const day = formatLongDay(start);
  const when = end
    ? m.timeFromTo(day, formatTime(start), formatTime(end))
    : m.timeAt(day, formatTime(start));
  const about = [doctor.profile.specialization, doctor.main_service].filter(Boolean).join('، ');
  return (
    <Sheet aria-label={m.what}>
      <Who>
        <Avatar name={name} size={44} />
        <dl>
          <div>
            <dt>{m.fields.doctor}</dt>
            <dd>
              <b>{name}</b> {about && <small>{formatText(about)}</small>}
            </dd>
          </div>
          <div>
            <dt>{m.fields.time}</dt>
            <dd>
              <b>{when}</b>
            </dd>
          </div>
        </dl>
        <Button icon="calendar" onClick={onChange}>
          {m.changeTime}
        </Button>
      </Who>
      {children}
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: var(--space-3);
  grid-column: 1 / -1;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--accent);
  border-radius: var(--radius-m);
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);

  dl {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    min-inline-size: 14rem;
    margin: 0;
  }
  dt {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  dd {
    margin: 0;
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
