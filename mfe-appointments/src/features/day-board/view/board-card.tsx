import { Icon } from '@ziba/shared/ui/controls/icon';
import type { PointerEvent } from 'react';
import styled from 'styled-components';
import type { BoardItem } from '../model/board-columns';
import type { Rows } from '../model/board-rows';
import { cardStyle, type CardColours } from './card.styles';
import { lookOf } from './item-look';
import type { Stripe } from './service-colour';

interface Props {
  item: BoardItem;
  /** The colour of its start edge. */
  stripe: Stripe;
  /** The first minute of the row that it begins in. */
  rowStart: number;
  rows: Rows;
  /** Identifies the card for the keyboard. */
  focusId: string;
  isTabbable: boolean;
  isMoving: boolean;
  onOpen?: () => void;
  onGrab?: (event: PointerEvent<HTMLElement>) => void;
}

/** Position and size of a card, relative to the row that it begins in; overlapping cards share the width. */
function styleOf({ from, to, lane, lanes }: BoardItem, rows: Rows, rowStart: number) {
  const percent = (minutes: number) => `${(minutes / rows.step) * 100}%`;
  return {
    insetBlockStart: `calc(${percent(from - rowStart)} + 1px)`,
    blockSize: `calc(${percent(to - from)} - 3px)`,
    insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
    inlineSize: `calc(${100 / lanes}% - 4px)`,
  };
}

/** An item on the board. A press or Enter calls `onOpen`; with `onGrab` it can be dragged. */
export function BoardCard(props: Props) {
  const { item, stripe, rowStart, rows, focusId, isTabbable, isMoving, onOpen, onGrab } = props;
  const { tone, icon, name, detail, status, label, offTime } = lookOf(item);
  const shared = {
    'data-focus-id': focusId,
    'data-item': item.key,
    'data-kind': item.kind,
    'data-moving': isMoving || undefined,
    'aria-label': label,
    'data-off-time': offTime === undefined ? undefined : true,
    title: [name, detail, status, offTime].filter(Boolean).join(' – '),
    tabIndex: isTabbable ? 0 : -1,
    style: styleOf(item, rows, rowStart),
    $tone: tone,
    $stripe: stripe,
  };
  const content = (
    <>
      <span>
        <Icon name={icon} size={14} />
        <b>{name}</b>
      </span>{' '}
      {offTime && (
        <em>
          <Icon name="warning" size={12} />
          <span>{offTime}</span>
        </em>
      )}
      <span>
        <span>{detail}</span>
      </span>
    </>
  );
  if (!onOpen) {
    return (
      <Note role="note" {...shared}>
        {content}
      </Note>
    );
  }
  return (
    <Card
      type="button"
      aria-haspopup="dialog"
      data-grip={onGrab ? true : undefined}
      onClick={onOpen}
      onPointerDown={onGrab}
      {...shared}
    >
      {content}
    </Card>
  );
}

const Note = styled.div<CardColours>`
  ${cardStyle}

  &[data-kind='hold'] {
    border: 1px dashed var(--line-strong);
    border-inline-start: 4px dotted var(--line-strong);
  }
`;

const Card = styled.button<CardColours>`
  ${cardStyle}
  transition: box-shadow var(--quick) var(--ease);

  &:hover,
  &:focus-visible {
    z-index: 2;
    box-shadow: var(--shadow-2);
  }
  &[data-grip] {
    cursor: grab;
  }
  &[data-moving] {
    opacity: 0.45;
  }
`;
