import styled from 'styled-components';

export const Frame = styled.div`
  min-inline-size: 0;
`;

export const Row = styled.div`
  display: flex;
  gap: var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);
`;

export const Choice = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-block-size: calc(var(--control) + 4px);
  padding-inline: var(--space-1);
  border: 0;
  background: none;
  color: var(--text-soft);
  white-space: nowrap;
  transition: color var(--quick) var(--ease);

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
    transform: scaleX(0);
    transition: transform var(--calm) var(--ease);
  }
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    color: var(--accent);
    font-weight: 650;
  }
  &[aria-selected='true']::after {
    transform: none;
  }
`;

export const Count = styled.span`
  min-inline-size: 1.25rem;
  padding-inline: var(--space-1);
  border-radius: var(--radius-full);
  background: var(--neutral-soft);
  color: var(--neutral);
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`;

export const View = styled.div`
  padding-block-start: var(--space-5);
`;
