import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { m } from './messages';

/** The warnings about the lines; read aloud when they change. */
export function LineWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <Live role="status" aria-label={m.warnings}>
      {warnings.map((text) => (
        <p key={text}>
          <Icon name="warning" size={16} />
          {text}
        </p>
      ))}
    </Live>
  );
}

const Live = styled.div`
  p {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
    margin-block-end: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--warning-soft);
    color: var(--warning);
  }
`;
