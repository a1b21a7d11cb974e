import styled from 'styled-components';

/** Check boxes or radio buttons below each other, each with its words in one line. */
export const Choices = styled.fieldset`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--accent);
  }
  input:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;
