import styled from 'styled-components';

/** A notice in place of a screen: an icon, a heading, a short text and buttons. */
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

/** A page without the frame of the area, its content centred. */
export const FramelessPage = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  min-block-size: 100dvh;
  padding: var(--space-5);
  text-align: center;
`;

/** A row of links and buttons. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

/** The code for support; long codes wrap. */
export const ForSupport = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  font-size: var(--size-s);
  overflow-wrap: anywhere;
`;
