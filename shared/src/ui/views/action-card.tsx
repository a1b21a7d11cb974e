import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from '../controls/icon';

interface Props {
  to: string;
  title: string;
  /** What can be done there, in one line. */
  hint?: ReactNode;
  icon: IconName;
  /** Lower, with title and hint in one line: for cards that are not the main content of their screen. */
  small?: boolean;
}

/** A card that is a link to a part of a section. */
export function ActionCard({ to, title, hint, icon, small = false }: Props) {
  return (
    <Sheet to={to} $small={small}>
      <Badge>
        <Icon name={icon} size={small ? 16 : 22} />
      </Badge>
      <Words>
        <Title>{title}</Title>
        {hint && <Hint>{hint}</Hint>}
      </Words>
      <Icon name="next-step" />
    </Sheet>
  );
}

const Sheet = styled(Link)<{ $small: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
  color: var(--text-soft);
  text-decoration: none;
  transition:
    border-color var(--quick) var(--ease),
    box-shadow var(--calm) var(--ease);

  &:hover {
    border-color: var(--accent);
    box-shadow: var(--shadow-2);
    color: var(--accent);
  }
  &:focus-visible {
    border-radius: var(--radius-l);
  }
  ${({ $small }) =>
    $small &&
    css`
      gap: var(--space-3);
      padding: var(--space-2) var(--space-3);
      border-radius: var(--radius-m);
      box-shadow: none;

      > span:first-child {
        inline-size: 2rem;
        block-size: 2rem;
        border-radius: var(--radius-s);
      }
      > span:not(:first-child) {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--space-3);
      }
    `}
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-m);
  background: var(--accent-soft);
  color: var(--accent);
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

const Title = styled.b`
  color: var(--text);
`;

const Hint = styled.span`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
