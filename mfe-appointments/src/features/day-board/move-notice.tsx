import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { Icon } from '@ziba/shared/ui/icon';
import { IconButton } from '@ziba/shared/ui/icon-button';
import styled from 'styled-components';
import { m } from './messages';
import type { Moved } from './use-move';

interface Props {
  moved: Moved | null;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** What was moved last, and the way back; stays until it is closed or something else is moved. */
export function MoveNotice({ moved, isBusy, onUndo, onClose }: Props) {
  return (
    <Region role="status">
      {moved && (
        <Line>
          <Icon name="success" size={18} />
          <span>
            {m.moved(
              formatText(moved.after.client.full_name),
              formatLongDay(moved.after.start),
              formatTime(moved.after.start),
              formatText(moved.after.doctor.profile.fullName),
            )}
          </span>
          <Button tone="quiet" size="small" icon="restore" busy={isBusy} onClick={onUndo}>
            {m.undo}
          </Button>
          <IconButton icon="close" label={common.close} size={16} onClick={onClose} />
        </Line>
      )}
    </Region>
  );
}

/** Takes no place while there is nothing to say, and is there to be heard all the same. */
const Region = styled.div`
  display: contents;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--success);
  border-radius: var(--radius-m);
  background: var(--success-soft);

  > svg {
    color: var(--success);
  }
  > span {
    flex: 1 1 14rem;
  }
`;
