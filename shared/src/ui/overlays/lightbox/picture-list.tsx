import { useState } from 'react';
import styled from 'styled-components';
import { Lightbox } from './lightbox';
import { m } from './messages';
import { nameOf, type Picture } from './picture';

interface Props {
  pictures: readonly Picture[];
  /** Names the list; what the pictures belong to. */
  label?: string;
}

/** Small pictures in a row; each opens all of them in the lightbox, beginning with itself. */
export function PictureList({ pictures, label = m.pictures }: Props) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Row aria-label={label}>
        {pictures.map(({ src }, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={m.open(nameOf(pictures, index))}
              onClick={() => setAt(index)}
            >
              <img src={src} alt="" loading="lazy" />
            </button>
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

  button {
    display: block;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--sunken);
    overflow: hidden;
    cursor: zoom-in;
    transition: border-color var(--quick) var(--ease);
  }
  button:hover {
    border-color: var(--accent);
  }
  button:focus-visible {
    border-radius: var(--radius-m);
  }
  img {
    inline-size: 6rem;
    block-size: 6rem;
    object-fit: cover;
  }
`;
