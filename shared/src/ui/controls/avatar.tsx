import { useState } from 'react';
import styled from 'styled-components';

interface Props {
  /** The person's name; its initials are shown when there is no picture. */
  name: string;
  /** Address of the picture (from useFileUrls). */
  src?: string | null;
  /** Pixels. */
  size?: number;
  /** The initials are drawn by the style, so that they are no part of the words of the button around them. */
  inButton?: boolean;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0) ?? '')
    .join('\u200c');
}

/** A round picture, or the initials of a name. Hidden from screen readers, because the name stands beside it. */
export function Avatar({ name, src, size = 36, inButton = false }: Props) {
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken ? src : undefined;
  return (
    <Circle
      aria-hidden="true"
      data-initials={inButton && !picture ? initialsOf(name) : undefined}
      $size={size}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        !inButton && initialsOf(name)
      )}
    </Circle>
  );
}

const Circle = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: 650;

  &[data-initials]::before {
    content: attr(data-initials);
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
