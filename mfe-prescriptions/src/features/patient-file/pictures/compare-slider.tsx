import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import { formatNumber } from '@ziba/shared/format/money';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import type { Shot } from './shots';

interface Props {
  first: Shot;
  second: Shot;
}

/**
 * The first picture over the second one. Of the first one only a share is seen, from the start of the line to a border
 * that is moved with the mouse, a finger or the arrow keys.
 */
export function CompareSlider({ first, second }: Props) {
  const [share, setShare] = useState(50);
  const urls = useFileUrls([first.file, second.file]);
  return (
    <Parts>
      <Stage>
        <Layer>
          <img src={urls[second.file]} alt={second.label} style={turned(second)} />
        </Layer>
        {/* The page runs from right to left: the first picture is cut off at its far side. */}
        <Layer style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
          <img src={urls[first.file]} alt={first.label} style={turned(first)} />
        </Layer>
        <Border style={{ insetInlineStart: `${share}%` }} />
      </Stage>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={m.compare.slider}
        aria-valuetext={m.compare.share(formatNumber(share))}
        onChange={({ target }) => setShare(Number(target.value))}
      />
      <Names>
        <span>{first.label}</span>
        <span>{second.label}</span>
      </Names>
    </Parts>
  );
}

const turned = ({ rotation }: Shot) =>
  rotation === 0 ? undefined : { transform: `rotate(${rotation}deg)` };

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  input {
    inline-size: 100%;
    min-block-size: var(--control);
    accent-color: var(--accent);
    cursor: ew-resize;
  }
`;

const Stage = styled.div`
  position: relative;
  block-size: min(60vh, 34rem);
  border-radius: var(--radius-m);
  background: var(--sunken);
  overflow: hidden;
`;

/** The cut of the first picture stays at the border however the picture is turned. */
const Layer = styled.div`
  position: absolute;
  inset: 0;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

const Border = styled.div`
  position: absolute;
  inset-block: 0;
  inline-size: 2px;
  background: var(--accent);
`;

const Names = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
