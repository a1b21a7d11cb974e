import styled from 'styled-components';
import { controlBox } from '../controls/control.styles';

/** One line to type into, with what opens or empties it at its end. */
export const Box = styled.div`
  position: relative;

  > input {
    ${controlBox}
    padding-inline-end: calc(var(--control-s) + var(--space-2));
    text-overflow: ellipsis;
  }
  > input:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-soft);
    cursor: not-allowed;
  }
  > svg,
  > button {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
  }
  > svg {
    inset-inline-end: var(--space-3);
    color: var(--text-soft);
    pointer-events: none;
  }
  > button {
    inset-inline-end: var(--space-1);
  }
`;

/** Chips and the line to type into, in one box that grows. */
export const ChipBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control);
  padding: calc((var(--control) - 1.875rem) / 2 - 1px) var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  cursor: text;
  transition: border-color var(--quick) var(--ease);

  &:hover {
    border-color: var(--text-soft);
  }
  &:has(> input:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  &:has(> input[aria-invalid='true']) {
    border-color: var(--danger);
  }
  &:has(> input:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    cursor: not-allowed;
  }
  > input {
    flex: 1 1 4rem;
    min-inline-size: 0;
    min-block-size: 1.75rem;
    padding: 0 var(--space-1);
    border: 0;
    background: none;
    font-size: var(--size-control);
    outline: none;
    cursor: inherit;
  }
`;

export const Chips = styled.ul`
  display: contents;

  > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    max-inline-size: 100%;
    min-block-size: 1.875rem;
    padding-inline: var(--space-3) 0.1875rem;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent);
    font-size: var(--size-s);
    line-height: 1.5;
  }
  > li > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > li[data-locked] {
    padding-inline-end: var(--space-3);
  }
  > li > button {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: var(--radius-full);
    color: inherit;
  }
  @media (pointer: coarse) {
    > li {
      min-block-size: 2.25rem;
    }
    > li > button {
      position: relative;
      inline-size: 2rem;
      block-size: 2rem;
    }
    /* A finger may miss the drawing by a little. */
    > li > button::after {
      content: '';
      position: absolute;
      inset: -0.375rem;
    }
  }
`;
