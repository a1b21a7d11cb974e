import type { SwitchCell } from '@ziba/shared/contracts/section-switches';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Tooltip } from '@ziba/shared/ui/overlays/tooltip';
import { detailWords, stateWord } from './cell-words';
import { Face, Marks, Track, Word } from './matrix-cell.styles';
import { m } from './messages';

interface Props {
  cell: SwitchCell;
  section: string;
  clinic: string;
  /** Identifies the cell for keyboard navigation. */
  focusId: string;
  isTabbable: boolean;
  onOpen: () => void;
}

/** One section of one clinic: on or off, with icons for everything unusual. */
export function MatrixCell({ cell, section, clinic, focusId, isTabbable, onOpen }: Props) {
  const state = cell.is_on ? 'on' : (cell.reason ?? 'switched_off');
  const word = stateWord(cell);
  return (
    <Tooltip text={detailWords(cell)}>
      <Face
        type="button"
        aria-haspopup="dialog"
        aria-label={m.cell(section, clinic, word)}
        data-state={state}
        data-focus-id={focusId}
        tabIndex={isTabbable ? 0 : -1}
        onClick={onOpen}
      >
        <Track />
        <Word>{word}</Word>
        <Marks>
          {cell.scheduled && <Icon name="clock" size={13} />}
          {cell.version && <Icon name="tags" size={13} />}
          {cell.failures > 0 && <Icon name="alert" size={13} />}
        </Marks>
      </Face>
    </Tooltip>
  );
}
