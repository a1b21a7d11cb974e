import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Heading of the card (`h2`), which also names its region. */
  title?: string;
  hint?: ReactNode;
  /** Beside the heading: a link, a small button, a badge. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A framed block of the page about one subject. */
export function Card({ title, hint, actions, children }: Props) {
  const id = useId();
  return (
    <Sheet aria-labelledby={title && id}>
      {(title || actions) && (
        <Head>
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {hint && <Hint>{hint}</Hint>}
          </div>
          {actions}
        </Head>
      )}
      {children}
    </Sheet>
  );
}

const Sheet = styled.section`
  min-inline-size: 0;
  padding: var(--space-5);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);

  @media (max-width: 30rem) {
    padding: var(--space-4);
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-block-end: var(--space-4);
`;

const Hint = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
