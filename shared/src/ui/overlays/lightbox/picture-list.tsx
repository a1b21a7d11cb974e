import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../controls/icon';
import { Lightbox } from './lightbox';
import { m } from './messages';
import { nameOf, type Picture } from './picture';

interface Props {
  pictures: readonly Picture[];
  /** Names the list; what the pictures belong to. */
  label?: string;
  /** What is shown below a picture, such as a button that turns it. */
  below?: (at: number) => ReactNode;
}

interface ThumbProps {
  src: string;
  rotation?: number;
  name: string;
  onOpen: () => void;
}

/** A small picture as a button; an icon and its name say when the picture cannot be loaded. */
function Thumb({ src, rotation = 0, name, onOpen }: ThumbProps) {
  const [isBroken, setIsBroken] = useState(false);
  const label = m.open(isBroken ? m.brokenOf(name) : name);
  return (
    <button type="button" aria-label={label} onClick={onOpen}>
      {isBroken ? (
        <Icon name="alert" />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          onError={() => setIsBroken(true)}
          style={rotation === 0 ? undefined : { transform: `rotate(${rotation}deg)` }}
        />
      )}
    </button>
  );
}

/** Small pictures in a row. Each opens the lightbox with all of them, at its own place. */
export function PictureList({ pictures, label = m.pictures, below }: Props) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Row aria-label={label}>
        {pictures.map(({ src, rotation }, index) => (
          <li key={src}>
            <Thumb
              {...{ src, rotation }}
              name={nameOf(pictures, index)}
              onOpen={() => setAt(index)}
            />
            {below?.(index)}
          </li>
        ))}
      </Row>
      <Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(null)} />
    </>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > li > button:first-child {
    display: grid;
    place-items: center;
    inline-size: calc(6rem + 2px);
    block-size: calc(6rem + 2px);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--text-soft);
    overflow: hidden;
    cursor: zoom-in;
    transition: border-color var(--quick) var(--ease);
  }
  > li > button:first-child:hover {
    border-color: var(--accent);
  }
  > li > button:first-child:focus-visible {
    border-radius: var(--radius-m);
  }
  img {
    inline-size: 6rem;
    block-size: 6rem;
    object-fit: cover;
  }
`;
