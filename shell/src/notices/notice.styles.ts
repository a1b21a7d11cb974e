import styled from 'styled-components';

/** What stands alone in place of a screen: a sign, a heading, a few words, what to do next. */
export const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 10vh var(--space-4) var(--space-7);
  text-align: center;
  color: var(--text-soft);

  h1 {
    color: var(--text);
    font-size: var(--size-xl);
  }
`;

/** A page without a frame, its few words in the middle. */
export const LonePage = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  min-block-size: 100dvh;
  padding: var(--space-5);
  text-align: center;
`;

/** What to do next, where there are several ways. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

/** What support asks for; long codes break. */
export const ForSupport = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  font-size: var(--size-s);
  overflow-wrap: anywhere;
`;
