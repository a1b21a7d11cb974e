import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { usePopover } from './use-popover';

interface Props {
  /** Further words about the control, which must have a name without them. */
  text: string;
  /** The text is the name of a control without visible words: shown beside it, and not read out a second time. */
  isName?: boolean;
  /** One control that takes the focus and passes `aria-describedby` on, such as Button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** How long the pointer must stay before the tooltip appears, and how long the tooltip stays after it has left. */
const showDelayMs = 450;
const hideDelayMs = 120;

/**
 * A few words at a control: shown after a short delay under the mouse, and at once on keyboard focus. The pointer may
 * move onto it; Escape closes the tooltip and nothing else. Touch screens do not show it.
 */
export function Tooltip({ text, isName = false, children }: Props) {
  const [shown, setShown] = useState(false);
  const [pointed, setPointed] = useState<boolean>();
  const holder = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => {
    if (pointed === undefined) return undefined;
    const timer = setTimeout(() => setShown(pointed), pointed ? showDelayMs : hideDelayMs);
    return () => clearTimeout(timer);
  }, [pointed]);

  const hide = () => {
    setPointed(undefined);
    setShown(false);
  };
  const point = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPointed(isOver);
  };

  return (
    <Holder
      ref={holder}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onPointerDown={hide}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={hide}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': id })}
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {shown && <Bubble text={text} beside={isName} opener={holder} onLeave={hide} />}
    </Holder>
  );
}

interface BubbleProps {
  text: string;
  beside: boolean;
  opener: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

function Bubble({ text, beside, opener, onLeave }: BubbleProps) {
  const panel = usePopover(opener, onLeave, 'everywhere', beside ? 'beside' : 'below');
  return (
    <Words ref={panel} popover="manual" role="tooltip">
      {text}
    </Words>
  );
}

const Holder = styled.span`
  display: inline-flex;
`;

const appear = keyframes`from { opacity: 0; }`;

const Words = styled.div`
  position: fixed;
  inset: auto;
  z-index: var(--layer-toast);
  max-inline-size: min(18rem, 100vw - 2 * var(--space-2));
  margin: 0;
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: var(--nav);
  color: var(--nav-text);
  box-shadow: var(--shadow-2);
  font-size: var(--size-xs);
  font-weight: 400;
  line-height: 1.7;
  text-align: start;
  white-space: normal;
  animation: ${appear} var(--quick) var(--ease);
`;
