import styled from 'styled-components';
import { popoverSurface } from '../../overlays/popover.styles';

export const Panel = styled.div`
  ${popoverSurface}
  inline-size: min(19rem, 100vw - 2 * var(--space-2));
  padding: var(--space-4);

  fieldset + fieldset {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
  legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: var(--space-2);
    padding: 0;
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 600;
  }
  legend + * {
    clear: both;
  }
  p[role='status'] {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
`;

export const Segments = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 3px;
  border-radius: var(--radius-m);
  background: var(--sunken);

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: var(--control-s);
    border-radius: var(--radius-s);
    color: var(--text-soft);
    font-size: var(--size-s);
    font-weight: 600;
    cursor: pointer;
    transition: background var(--quick) var(--ease);
  }
  label:has(:checked) {
    background: var(--surface);
    color: var(--accent);
    box-shadow: var(--shadow-1);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 var(--space-3);

  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control-s);
    font-size: var(--size-s);
    cursor: pointer;
  }
  label:has(:disabled) {
    color: var(--text-soft);
    cursor: default;
  }
  input {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;

export const Files = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-2);
`;
