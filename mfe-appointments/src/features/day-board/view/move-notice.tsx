import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import styled from 'styled-components';
import { m } from '../messages';
import type { Moved } from '../model/use-move';

interface Props {
  moved: Moved | null;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was moved last, with a button to undo it; stays until it is closed or the next move. */
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

/** Lies over the lower edge of the board, so that nothing moves when the notice appears. */
const Region = styled.div`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: var(--space-3);
  z-index: 5;
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

/** Looks like a toast, because it says the same kind of thing. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  max-inline-size: 100%;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  pointer-events: auto;

  > svg {
    flex: none;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 0.5rem;
    border-radius: var(--radius-full);
    background: var(--success-soft);
    color: var(--success);
  }
  > span {
    flex: 1 1 12rem;
  }
`;
