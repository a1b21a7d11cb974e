import type { Session } from '@ziba/shared/session/session-store';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from '../messages';
import { storeCollapsed, readCollapsed } from './collapsed-menu';
import { MenuPanel } from './menu-panel';

interface Props {
  session: Session;
}

/** The side menu of wide screens: 300 px wide, or 40 px with only icons. The choice is stored. */
export function SideMenu({ session }: Props) {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    storeCollapsed(!collapsed);
  };
  return (
    <Side data-collapsed={collapsed || undefined}>
      <MenuPanel
        session={session}
        collapsed={collapsed}
        toggle={{
          icon: collapsed ? 'menu-open' : 'menu-close',
          label: collapsed ? m.layout.widen : m.layout.narrow,
          expanded: !collapsed,
          onToggle: toggle,
        }}
      />
    </Side>
  );
}

const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  flex: none;
  inline-size: 300px;
  block-size: 100dvh;
  background: var(--nav);
  transition: inline-size var(--calm) var(--ease);

  &[data-collapsed] {
    inline-size: 40px;

    /* The smallest target for a finger (our rule is 44 px; WCAG 2.5.8 asks for less). */
    @media (pointer: coarse) {
      inline-size: 44px;
    }
  }
  @media (max-width: 767px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
