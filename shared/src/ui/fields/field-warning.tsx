import styled from 'styled-components';
import { Icon } from '../controls/icon';

interface Props {
  id: string;
  /** Null if there is no warning. */
  text: string | null;
}

/** A warning below a field, announced to screen readers. The value can still be sent; the contract decides. */
export function FieldWarning({ id, text }: Props) {
  return (
    <Warning id={id} role="status">
      {text !== null && (
        <>
          <Icon name="warning" size={15} />
          {text}
        </>
      )}
    </Warning>
  );
}

const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  color: var(--warning);
  font-size: var(--size-s);
  line-height: 1.6;

  &:empty {
    display: none;
  }
  svg {
    flex: none;
    margin-block-start: 0.2rem;
  }
`;
