import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { m } from '../messages';
import { sessionKey, type Column } from '../model/board-columns';
import { TimeHead } from './board-heads.styles';
import { formatOffTime, sessionBadge } from './item-look';
import { focusIdOf } from './use-board-keys';

interface Props {
  columns: readonly Column[];
  /** The id of the element that the Tab key reaches. */
  tabbableId: string;
  onOpen: (session: BoardSession) => void;
}

/** The row of sessions that have a day but no time yet; it stands above the first hour. */
export function UntimedRow({ columns, tabbableId, onOpen }: Props) {
  if (columns.every(({ untimed }) => untimed.length === 0)) return null;
  return (
    <div role="row">
      <TimeHead role="rowheader">{m.noTime}</TimeHead>
      {columns.map(({ key, doctor, day, untimed }) => (
        <UntimedCell key={key} role="gridcell">
          {untimed.map((session) => {
            const focusId = focusIdOf({
              doctorId: doctor.id,
              day,
              minute: null,
              key: sessionKey(session.id),
            });
            const offTime = formatOffTime(session.off_time);
            return (
              <Button
                key={session.id}
                tone="quiet"
                size="small"
                title={[m.openHour, offTime].filter(Boolean).join(' – ')}
                icon={session.off_time && 'warning'}
                data-focus-id={focusId}
                tabIndex={focusId === tabbableId ? 0 : -1}
                onClick={() => onOpen(session)}
              >
                {[formatText(session.patient.full_name), sessionBadge(session), offTime]
                  .filter(Boolean)
                  .join(' – ')}
              </Button>
            );
          })}
        </UntimedCell>
      ))}
    </div>
  );
}

const UntimedCell = styled.div`
  display: grid;
  align-content: start;
  border-inline-start: 1px solid var(--line);

  button {
    justify-content: start;
    overflow: hidden;
    white-space: nowrap;
  }
`;
