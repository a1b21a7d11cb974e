import { useState, type KeyboardEvent } from 'react';
import { common } from '../../../messages';
import { Icon } from '../../controls/icon';
import { IconButton } from '../../controls/icon-button';
import { useModal } from '../use-modal';
import { Bar, Box, Broken, Caption, Side, Stage } from './lightbox.styles';
import { m } from './messages';
import { nameOf, type Picture } from './picture';
import { usePanZoom } from './use-pan-zoom';

interface Props {
  pictures: readonly Picture[];
  /** Which one is open; null for none. */
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
}

/**
 * Pictures over the whole window. Left is next and right is previous, as the page reads (Home and End:
 * first and last); plus and minus enlarge, R turns, 0 shows it whole again. An enlarged picture is moved
 * with the arrow keys, the mouse or a finger; two fingers enlarge, a swipe goes on. Escape closes, and
 * the focus returns to where it was.
 */
export function Lightbox({ at, pictures, ...rest }: Props) {
  return at !== null && pictures[at] ? <Open at={at} pictures={pictures} {...rest} /> : null;
}

type OpenProps = Props & { at: number };

function Open({ pictures, at, onMove, onClose }: OpenProps) {
  const dialog = useModal(onClose);
  const [broken, setBroken] = useState<string>();
  const go = (to: number) => {
    if (to !== at && pictures[to]) onMove(to);
  };
  const panZoom = usePanZoom(at, (step) => go(at + step));
  const { view, stage, larger, smaller, rotate, move, reset } = panZoom;
  const { src = '', caption } = pictures[at] ?? {};
  const name = nameOf(pictures, at);

  const keys: Record<string, () => void> = {
    ArrowLeft: () => (panZoom.canShrink ? move(1, 0) : go(at + 1)),
    ArrowRight: () => (panZoom.canShrink ? move(-1, 0) : go(at - 1)),
    ArrowUp: () => move(0, 1),
    ArrowDown: () => move(0, -1),
    PageDown: () => go(at + 1),
    PageUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(pictures.length - 1),
    Equal: larger,
    NumpadAdd: larger,
    Minus: smaller,
    NumpadSubtract: smaller,
    Digit0: reset,
    Numpad0: reset,
    KeyR: rotate,
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.code] ?? keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Box ref={dialog} aria-label={m.view} onKeyDown={press}>
      <Bar>
        <p role="status">{name}</p>
        <IconButton
          icon="zoom-out"
          label={m.smaller}
          aria-disabled={!panZoom.canShrink}
          onClick={smaller}
        />
        <IconButton
          icon="zoom-in"
          label={m.larger}
          aria-disabled={!panZoom.canGrow}
          onClick={larger}
        />
        <IconButton icon="retry" label={m.rotate} onClick={rotate} />
        <a href={src} target="_blank" rel="noreferrer" aria-label={m.original} title={m.original}>
          <Icon name="file" />
        </a>
        <IconButton icon="close" label={common.close} data-autofocus onClick={onClose} />
      </Bar>
      <Stage
        ref={stage}
        data-zoomed={panZoom.canShrink || undefined}
        data-turned={view.turn % 2 === 1 || undefined}
        onDoubleClick={panZoom.toggle}
        {...panZoom.gestures}
      >
        {broken === src ? (
          <Broken role="alert">
            <Icon name="alert" size={28} />
            {m.broken}
          </Broken>
        ) : (
          <img
            key={src}
            src={src}
            alt={caption ?? name}
            draggable={false}
            onError={() => setBroken(src)}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn * 90}deg) scale(${view.zoom})`,
            }}
          />
        )}
      </Stage>
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
