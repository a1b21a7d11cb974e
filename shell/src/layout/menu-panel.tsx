import type { Session } from '@ziba/shared/session/session-store';
import { signOut } from '@ziba/shared/api/sign-out';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import type { IconName } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { menuOf } from '../login/landing';
import { m } from '../messages';
import { MenuLink } from './menu-link';
import { NavButton } from './nav-button';
import { AccountCard } from './account-card';

interface Props {
  session: Session;
  /** Only icons are visible; screen readers still read the labels. */
  collapsed: boolean;
  /** The button that expands and collapses the menu, or closes its drawer. */
  toggle: { icon: IconName; label: string; expanded: boolean; onToggle: () => void };
}

/** The content of the menu: account, entries from the boot plan, sign-out. */
export function MenuPanel({ session, collapsed, toggle }: Props) {
  return (
    <Panel aria-label={m.layout.menu} data-collapsed={collapsed || undefined}>
      <Head>
        {!collapsed && <AccountCard session={session} />}
        <Toggle
          icon={toggle.icon}
          label={toggle.label}
          size={20}
          aria-expanded={toggle.expanded}
          onClick={toggle.onToggle}
        />
      </Head>
      <Entries>
        <ul>
          {menuOf(session.plan, session.access).map((section) => (
            <li key={section.prefix}>
              <MenuLink section={section} collapsed={collapsed} />
            </li>
          ))}
        </ul>
      </Entries>
      <NavButton
        icon="sign-out"
        label={m.layout.signOut}
        collapsed={collapsed}
        onClick={() => void signOut()}
      />
    </Panel>
  );
}

const Panel = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100%;
  padding: var(--space-4) var(--space-3);
  overflow: hidden;
  color: var(--nav-text);

  &[data-collapsed] {
    padding-inline: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Toggle = styled(IconButton)`
  inline-size: max(40px, var(--control-s));
  color: var(--nav-soft);

  &:hover {
    background: var(--nav-active);
    color: var(--nav-text);
  }
  &:focus-visible {
    outline-color: var(--nav-text);
    outline-offset: -2px;
  }
`;

const Entries = styled.div`
  flex: 1;
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--nav-line) transparent;

  ul {
    display: grid;
    gap: var(--space-1);
  }
`;
