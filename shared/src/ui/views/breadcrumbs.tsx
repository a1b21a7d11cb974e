import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { m } from './messages';
import { Icon } from '../controls/icon';

interface Crumb {
  label: string;
  to: string;
}

interface Props {
  /** The levels from the section down to this screen, without the screen itself. */
  trail: readonly Crumb[];
  /** The name of this screen, where no heading shows it. */
  here?: string;
}

/** Links to the levels above a screen; on phones only to the nearest one. */
export function Breadcrumbs({ trail, here }: Props) {
  return (
    <nav aria-label={m.trail}>
      <Trail>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <Icon name="next-step" size={14} />
          </li>
        ))}
        {here !== undefined && (
          <li>
            <span aria-current="page">{here}</span>
          </li>
        )}
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  color: var(--text-soft);
  font-size: var(--size-s);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
    margin-inline-end: var(--space-1);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control-s);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
  }
  svg {
    flex: none;
  }
  li:last-child > svg {
    display: none;
  }
  [aria-current] {
    color: var(--text);
  }
  @media (max-width: 30rem) {
    li:not(:has(a)),
    li:has(a):not(:nth-last-child(1 of :has(a))) {
      display: none;
    }
    /* The only link leads back, so the arrow stands before it. */
    li > svg,
    li:last-child > svg {
      display: block;
      order: -1;
      transform: scaleX(-1);
    }
  }
`;
