import * as addresses from '@ziba/shared/contracts/addresses';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { m } from './messages';

const tabs = [
  { to: addresses.sectionMatrix, label: m.matrix, end: true },
  { to: addresses.switchSchedules, label: m.schedules },
  { to: addresses.sectionReleases, label: m.releases },
  { to: addresses.sectionRings, label: m.rings },
  { to: addresses.deployTokens, label: m.tokens },
  { to: addresses.sectionDevelopers, label: m.developers },
  { to: addresses.registryAudit, label: m.audit },
  { to: addresses.sectionExplain, label: m.explain },
];

/** Links between the pages of the console. On phones the row scrolls. */
export function ConsoleTabs() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);

  return (
    <Row ref={row} aria-label={m.label}>
      {tabs.map(({ label, ...link }) => (
        <NavLink key={link.to} {...link}>
          {label}
        </NavLink>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);

  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    flex: none;
    min-block-size: calc(var(--control) + 4px);
    padding-inline: var(--space-1);
    color: var(--text-soft);
    white-space: nowrap;
    text-decoration: none;
    transition: color var(--quick) var(--ease);
  }
  a::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
    transform: scaleX(0);
    transition: transform var(--calm) var(--ease);
  }
  a:hover {
    color: var(--text);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    color: var(--accent);
    font-weight: 650;
  }
  a[aria-current]::after {
    transform: none;
  }
`;
