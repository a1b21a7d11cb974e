import { useEffect, type RefObject } from 'react';
import { formatText } from '../../../format/text';
import { common } from '../../../messages';
import { Button } from '../../controls/button';
import { Icon } from '../../controls/icon';
import { Spinner } from '../../controls/spinner';
import { useHeldWhilePressed } from '../../controls/use-held-while-pressed';
import { usePopover } from '../../overlays/use-popover';
import type { Choice } from './choice';
import { Line, Option, Panel } from './choice-list.styles';
import { m } from './messages';
import type { FoundChoices } from './use-choices';

interface Props {
  id: string;
  label: string;
  opener: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  width: number;
  /** The index of the active choice; -1 for none. */
  active: number;
  isMultiple?: boolean;
  isChosen: (choice: Choice) => boolean;
  found: FoundChoices;
  /** Whether something was typed: an empty list then says that nothing matches, else that there is nothing. */
  hasWords: boolean;
  /** Shown if nothing matches; missing for the usual text. */
  nothing?: string;
  onChoose: (choice: Choice) => void;
  /** Called with the index of the choice below the mouse. */
  onPoint: (index: number) => void;
  onClose: () => void;
}

/** The open list of a combobox; the focus stays in its input. */
export function ChoiceList(props: Props) {
  const { id, label, opener, width, active, isMultiple, isChosen, onClose } = props;
  const [found, hold] = useHeldWhilePressed(props.found);
  const panel = usePopover(opener, onClose, 'everywhere');
  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [panel, active]);

  return (
    <Panel
      ref={panel}
      popover="manual"
      $width={width}
      // A press chooses without taking the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={hold}
    >
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        aria-busy={found.isLoading || undefined}
      >
        {found.choices.map((choice, index) => (
          <Option
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(choice)}
            data-active={index === active || undefined}
            onPointerMove={({ pointerType }) => {
              if (pointerType === 'mouse' && index !== active) props.onPoint(index);
            }}
            onClick={() => props.onChoose(choice)}
          >
            <span>
              {formatText(choice.label)}
              {choice.detail && <small>{formatText(choice.detail)}</small>}
            </span>
            {isChosen(choice) && <Icon name="check" size={16} />}
          </Option>
        ))}
      </ul>
      <ListState found={found} hasWords={props.hasWords} nothing={props.nothing} />
    </Panel>
  );
}

/** The line below the choices: loading, nothing found, or a failure with another try. */
function ListState({ found, hasWords, nothing }: Pick<Props, 'found' | 'hasWords' | 'nothing'>) {
  const { choices, isLoading, error, retry } = found;
  if (error) {
    return (
      <Line data-error>
        <Icon name="alert" size={16} />
        <span>{error}</span>
        <Button tone="quiet" size="small" icon="retry" tabIndex={-1} onClick={retry}>
          {common.tryAgain}
        </Button>
      </Line>
    );
  }
  if (choices.length > 0) return null;
  if (!isLoading) return <Line>{hasWords ? (nothing ?? m.nothingFound) : m.nothingToChoose}</Line>;
  return (
    <Line>
      <Spinner />
      {m.searching}
    </Line>
  );
}
