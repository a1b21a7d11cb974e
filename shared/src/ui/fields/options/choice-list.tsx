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
  width: number;
  active: number;
  isMultiple?: boolean;
  isChosen: (choice: Choice) => boolean;
  found: FoundChoices;
  /** Something was typed: what is missing was not found, else there is nothing at all. */
  hasWords: boolean;
  /** Said when nothing matches; the usual words unless told. */
  nothing?: string;
  onChoose: (choice: Choice) => void;
  onPoint: (index: number) => void;
  onClose: () => void;
}

/** The open list of a combobox; the focus stays in its input. */
export function ChoiceList(props: Props) {
  const { id, label, opener, width, active, isMultiple, hasWords, onClose } = props;
  const [found, hold] = useHeldWhilePressed(props.found);
  const panel = usePopover(opener, onClose, 'everywhere');
  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [panel, active]);

  const { choices, isLoading, error, retry } = found;
  const isEmpty = choices.length === 0 && !isLoading && !error;
  return (
    <Panel
      ref={panel}
      popover="manual"
      $width={width}
      // A press chooses; it does not take the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={hold}
    >
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        aria-busy={isLoading || undefined}
      >
        {choices.map((choice, index) => (
          <Option
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={props.isChosen(choice)}
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
            {props.isChosen(choice) && <Icon name="check" size={16} />}
          </Option>
        ))}
      </ul>
      {isLoading && choices.length === 0 && (
        <Line>
          <Spinner />
          {m.searching}
        </Line>
      )}
      {isEmpty && <Line>{hasWords ? (props.nothing ?? m.nothingFound) : m.nothingToChoose}</Line>}
      {error && (
        <Line data-error>
          <Icon name="alert" size={16} />
          <span>{error}</span>
          <Button tone="quiet" size="small" icon="retry" tabIndex={-1} onClick={retry}>
            {common.tryAgain}
          </Button>
        </Line>
      )}
    </Panel>
  );
}
