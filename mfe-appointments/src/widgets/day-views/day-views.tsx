import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Icon, type IconName } from '@ziba/shared/ui/controls/icon';
import { useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { m } from './messages';

/** Links between the views of the appointments: today, day board, waiting room, all appointments. */
export function DayViews() {
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the page: scroll to the link of the open view.
  useLayoutEffect(() => {
    const open = row.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Row ref={row} aria-label={m.views}>
      <View to={addresses.appointments} icon="appointments" label={m.home} />
      <View to={addresses.dayBoard} icon="clock" label={m.board} />
      <View to={addresses.waitingRoom} icon="users" label={m.waitingRoom} />
      <View to={addresses.allAppointments} icon="search" label={m.all} />
    </Row>
  );
}

interface ViewProps {
  to: string;
  icon: IconName;
  label: string;
}

/** The link to a view, marked if the view is open; nothing if the user may not open it. */
function View({ to, icon, label }: ViewProps) {
  if (!useMayOpen(to)) return null;
  return (
    <NavLink to={to} end>
      <Icon name={icon} size={16} />
      {label}
    </NavLink>
  );
}

const Row = styled.nav`
  display: flex;
  gap: var(--space-1);
  max-inline-size: 100%;
  inline-size: fit-content;
  padding: var(--space-1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
  scrollbar-width: none;

  &:empty {
    display: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: var(--space-2);
    min-block-size: var(--control-s);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text-soft);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--text);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a[aria-current='page'] {
    background: var(--surface);
    box-shadow: var(--shadow-1);
    color: var(--accent);
    font-weight: 600;
  }
`;
