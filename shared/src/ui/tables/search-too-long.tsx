import { toPersianDigits } from '../../format/digits';
import styled from 'styled-components';
import { common } from '../../messages';

interface Props {
  id: string;
  /** Letters that are written, and that the server accepts. */
  length: number;
  most: number;
}

/** Says below a search field that its words are too long. It stands over the content, which does not move. */
export const SearchTooLong = ({ id, length, most }: Props) => (
  <Note id={id} role="alert">
    {common.longText(toPersianDigits(length), toPersianDigits(most))}
  </Note>
);

const Note = styled.small`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  z-index: 1;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--size-s);
`;
