import styled, { keyframes } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;

/** What Dialog and Drawer share: a sheet over the darkened page. */
export const Modal = styled.dialog`
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  /* It may be opened from the cell of a table. */
  text-align: start;
  white-space: normal;

  &::backdrop {
    background: var(--veil);
    animation: ${fade} var(--calm) var(--ease);
  }
`;

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem) scale(0.99); }`;

const widths = { small: '26rem', normal: '36rem', large: '56rem' };

/** A sheet in the middle of the window. */
export const Box = styled(Modal)<{ $size: keyof typeof widths }>`
  inline-size: min(${({ $size }) => widths[$size]}, 100vw - 2 * var(--space-3));
  max-block-size: min(46rem, 100dvh - 2 * var(--space-4));
  border-radius: var(--radius-l);
  animation: ${rise} var(--calm) var(--ease);
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: inherit;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5) var(--space-2);

  > div {
    min-inline-size: 0;
  }
  h2 {
    min-inline-size: 0;
    padding-block: calc((var(--control-s) - 1.5em) / 2);
  }
  > button {
    margin-inline-end: calc(-1 * var(--space-2));
  }
`;

export const Hint = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;

export const Content = styled.div`
  flex: 1;
  padding: var(--space-2) var(--space-5) var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
  p + p {
    margin-block-start: var(--space-2);
  }
  /* The buttons of a form inside stay in view like those of the foot. */
  @media (min-height: 30rem) {
    [data-form-foot] {
      position: sticky;
      z-index: 1;
      inset-block-end: calc(-1 * var(--space-5));
      padding-block-end: var(--space-4);
      background: var(--surface);
    }
    > form:last-child > [data-form-foot] {
      margin-block-end: calc(-1 * var(--space-5));
    }
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border-block-start: 1px solid var(--line);
  background: var(--sunken);
`;
