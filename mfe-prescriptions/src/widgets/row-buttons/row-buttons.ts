import styled from 'styled-components';

/** The buttons of a table row: icons with tooltips in a narrow table; cards and wide tables show their text. */
export const RowButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  @container (min-width: 40.01rem) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
  @container (min-width: 40.01rem) and (max-width: 76rem) {
    :is(a, button) {
      gap: 0;
      padding-inline: var(--space-2);
      font-size: 0;
    }
  }
`;
