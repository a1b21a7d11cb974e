import { useState } from 'react';
import { Icon } from '../../controls/icon';
import { Broken, Stage } from './lightbox.styles';
import { m } from './messages';
import type { PanZoom } from './use-pan-zoom';

interface Props {
  src: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Degrees that the stored picture is turned by. */
  rotation?: number;
  panZoom: PanZoom;
}

/** The open picture, enlarged, turned and moved as `panZoom` says; a message where it cannot be loaded. */
export function LightboxStage({ src, alt, rotation = 0, panZoom }: Props) {
  const { view, stage, canShrink, toggle, gestures } = panZoom;
  const turn = view.turn + rotation / 90;
  const [broken, setBroken] = useState<string>();
  return (
    <Stage
      ref={stage}
      data-zoomed={canShrink || undefined}
      data-turned={turn % 2 === 1 || undefined}
      onDoubleClick={toggle}
      {...gestures}
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
          alt={alt}
          draggable={false}
          onError={() => setBroken(src)}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) rotate(${turn * 90}deg) scale(${view.zoom})`,
          }}
        />
      )}
    </Stage>
  );
}
