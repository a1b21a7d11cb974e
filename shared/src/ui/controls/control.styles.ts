import styled, { css } from 'styled-components';

/** The look of inputs and text areas. */
export const controlBox = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-control);
  transition: border-color var(--quick) var(--ease);

  &:hover {
    border-color: var(--text-soft);
  }
  &:focus-visible {
    outline-offset: -1px;
    border-radius: var(--radius-m);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  &:read-only:not(select) {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-soft);
  }
  /* A code is written from left to right, but stands at the right edge like Persian text. */
  &[dir='ltr'] {
    text-align: end;
  }
`;

export const Input = styled.input`
  ${controlBox}
`;

export const TextArea = styled.textarea`
  ${controlBox}
  min-block-size: 6.5rem;
  padding-block: var(--space-2);
  resize: vertical;
`;

/** A control and its unit or prefix, in one box. */
export const Joined = styled.div`
  display: flex;
  align-items: stretch;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  overflow: clip;

  &:hover {
    border-color: var(--text-soft);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  &:has(input[aria-invalid='true']) {
    border-color: var(--danger);
  }
  &:has(input:read-only) {
    border-color: var(--line);
  }
  > input {
    flex: 1;
    min-block-size: calc(var(--control) - 2px);
    border: 0;
    border-radius: 0;
    outline: none;
  }
  /* A code follows its prefix without a gap. */
  > input:has(+ span[dir='ltr']) {
    text-align: start;
  }
  > span {
    display: flex;
    align-items: center;
    flex: none;
    padding-inline: var(--space-3);
    border-inline-start: 1px solid var(--line);
    background: var(--sunken);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

/** A control with a small button inside it, at its end. */
export const WithButton = styled.div`
  position: relative;

  > input {
    padding-inline-end: calc(var(--control-s) + var(--space-2));
  }
  /* The page runs from right to left and the input from left to right: the page's end is the input's start. */
  > input[dir='ltr'] {
    padding-inline: calc(var(--control-s) + var(--space-2)) var(--space-3);
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-1);
    margin-block: auto;
  }
`;
