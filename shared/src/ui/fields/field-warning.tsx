import styled from 'styled-components';
import { Icon } from '../controls/icon';

interface Props {
  id: string;
  /** What is doubted; nothing while there is no doubt. */
  text: string | null;
}

/** A doubt below a field: said aloud when it arises, and no reason to refuse. */
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
