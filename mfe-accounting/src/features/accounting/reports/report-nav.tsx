import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { listOf } from '../addresses';
import { m } from './messages';
import type { Report } from './report-list';

interface Props {
  reports: readonly Report[];
  current: Report;
  /** The address of the page; the range stays when another report is opened. */
  home: string;
  from: string | undefined;
  to: string | undefined;
}

/** Leads from one report to another, with the same range. */
export function ReportNav({ reports, current, home, from, to }: Props) {
  return (
    <Nav aria-label={m.reports}>
      {reports.map(({ key }) => (
        <Link
          key={key}
          to={listOf(home, { report: key, from, to })}
          aria-current={key === current.key ? 'page' : undefined}
        >
          {m.names[key]}
        </Link>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--control-s);
    padding-inline: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--text);
    font-size: var(--size-s);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--accent);
  }
  [aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 600;
  }
`;
