import { offTimeText } from '@ziba/shared/contracts/off-time';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { m } from '../messages';
import { sessionKey, type Column } from '../model/board-columns';
import { TimeHead } from './board.styles';
import { sessionBadge } from './item-look';
import { nameOfStop } from './use-board-keys';

interface Props {
  columns: readonly Column[];
  /** The name of the stop that the Tab key leads to. */
  tabStop: string;
  onOpen: (session: BoardSession) => void;
}

const awayText = ({ off_time }: BoardSession) => off_time && formatText(offTimeText(off_time));

/** The row of sessions that have a day but no time yet; it stands above the first hour. */
export function UntimedRow({ columns, tabStop, onOpen }: Props) {
  if (columns.every(({ untimed }) => untimed.length === 0)) return null;
  return (
    <div role="row">
      <TimeHead role="rowheader">{m.noTime}</TimeHead>
      {columns.map(({ key, doctor, day, untimed }) => (
        <UntimedCell key={key} role="gridcell">
          {untimed.map((session) => {
            const stop = nameOfStop({
              doctorId: doctor.id,
              day,
              minute: null,
              key: sessionKey(session.id),
            });
            const away = awayText(session);
            return (
              <Button
                key={session.id}
                tone="quiet"
                size="small"
                title={[m.openHour, away].filter(Boolean).join(' – ')}
                icon={session.off_time && 'warning'}
                data-stop={stop}
                tabIndex={stop === tabStop ? 0 : -1}
                onClick={() => onOpen(session)}
              >
                {[formatText(session.patient.full_name), sessionBadge(session), away]
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
