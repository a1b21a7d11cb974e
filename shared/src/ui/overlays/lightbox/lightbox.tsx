import type { KeyboardEvent } from 'react';
import { IconButton } from '../../controls/icon-button';
import { useModal } from '../use-modal';
import { LightboxBar } from './lightbox-bar';
import { LightboxStage } from './lightbox-stage';
import { Box, Caption, Side } from './lightbox.styles';
import { m } from './messages';
import { nameOf, type Picture } from './picture';
import { usePanZoom, type PanZoom } from './use-pan-zoom';

interface Props {
  pictures: readonly Picture[];
  /** The place of the open picture; null for none. */
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
}

/**
 * Pictures over the whole window. The left arrow shows the next picture and the right arrow the previous one, Home and
 * End the first and the last; plus and minus change the size, R turns the picture, 0 shows it whole again. An enlarged
 * picture is moved with the arrow keys, the mouse or a finger; two fingers enlarge it, a swipe shows another picture.
 * Escape closes, and the focus returns to where it was.
 */
export function Lightbox({ at, pictures, ...rest }: Props) {
  return at !== null && pictures[at] ? <Open at={at} pictures={pictures} {...rest} /> : null;
}

type OpenProps = Props & { at: number };

function Open({ pictures, at, onMove, onClose }: OpenProps) {
  const dialog = useModal(onClose);
  const go = (to: number) => {
    if (to !== at && pictures[to]) onMove(to);
  };
  const panZoom = usePanZoom(at, (step) => go(at + step));
  const { src = '', caption, rotation } = pictures[at] ?? {};
  const name = nameOf(pictures, at);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = keysOf(panZoom, at, pictures.length - 1, go);
    const act = keys[event.code] ?? keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Box ref={dialog} aria-label={m.view} onKeyDown={press}>
      <LightboxBar {...{ name, src, panZoom, onClose }} />
      <LightboxStage {...{ src, rotation, panZoom }} alt={caption ?? name} />
      {pictures.length > 1 && (
        <>
          <Side $end={false}>
            <IconButton
              icon="previous-step"
              label={m.previous}
              size={26}
              aria-disabled={at === 0}
              onClick={() => go(at - 1)}
            />
          </Side>
          <Side $end>
            <IconButton
              icon="next-step"
              label={m.next}
              size={26}
              aria-disabled={at === pictures.length - 1}
              onClick={() => go(at + 1)}
            />
          </Side>
        </>
      )}
      {caption && <Caption dir="auto">{caption}</Caption>}
    </Box>
  );
}

/** What each key does, by its place on the keyboard, so that Persian letters work too. */
function keysOf(
  { canShrink, larger, smaller, rotate, move, reset }: PanZoom,
  at: number,
  last: number,
  go: (to: number) => void,
): Record<string, () => void> {
  return {
    ArrowLeft: () => (canShrink ? move(1, 0) : go(at + 1)),
    ArrowRight: () => (canShrink ? move(-1, 0) : go(at - 1)),
    ArrowUp: () => move(0, 1),
    ArrowDown: () => move(0, -1),
    PageDown: () => go(at + 1),
    PageUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(last),
    Equal: larger,
    NumpadAdd: larger,
    Minus: smaller,
    NumpadSubtract: smaller,
    Digit0: reset,
    Numpad0: reset,
    KeyR: rotate,
  };
}
