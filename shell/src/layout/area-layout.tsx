import { useSession } from '@ziba/shared/session/use-session';
import { useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LivePart } from '../live/live-part';
import { areaOf, type Area } from '../login/landing';
import { signInAddress } from '../login/sign-in-address';
import { m } from '../messages';
import { NoAccess } from '../notices/no-access';
import { FramelessPage } from '../notices/notice.styles';
import { MenuDrawer } from './menu-drawer';
import { NavigationProgress } from './navigation-progress';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';

interface Props {
  /** Missing for the own account, which users of both areas have. */
  area?: Area;
}

/** The frame around every screen of an area. Users who may not open the area do not see the frame. */
export function AreaLayout({ area }: Props) {
  const session = useSession();
  const location = useLocation();
  const content = useRef<HTMLElement>(null);

  if (!session) return <Navigate to={signInAddress(location)} replace />;
  if (area && areaOf(session.access) !== area) {
    return (
      <FramelessPage>
        <NoAccess />
      </FramelessPage>
    );
  }
  return (
    <Frame>
      <Skip
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {m.layout.skip}
      </Skip>
      <NavigationProgress />
      <SideMenu session={session} />
      <Column>
        <TopBar session={session} menu={<MenuDrawer session={session} />} />
        <LivePart of="notices" />
        <Content ref={content} id="content" tabIndex={-1}>
          <Outlet />
        </Content>
      </Column>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  min-block-size: 100dvh;
`;

const Skip = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: var(--layer-toast);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--accent);
  color: var(--on-accent);

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Column = styled.div`
  /* The height of the top bar; sticky table headings stay below it. */
  --sticky-start: 3.75rem;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Content = styled.main`
  flex: 1;
  padding: var(--space-5);

  @media (max-width: 767px) {
    padding: var(--space-4) var(--space-3);
  }
`;
