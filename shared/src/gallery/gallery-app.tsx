import styled, { StyleSheetManager } from 'styled-components';
import rtl from 'stylis-plugin-rtl';
import { SWRConfig } from 'swr';
import { createHashRouter, Navigate, NavLink, Outlet, RouterProvider } from 'react-router-dom';
import { GlobalStyle } from '../theme/global-style';
import { Toasts } from '../ui/overlays/toast';
import { answer } from './answers';
import type { GalleryPage } from './gallery-page';
import { pages } from './pages';

function Frame() {
  return (
    <Columns>
      <nav aria-label="نگارخانه">
        {pages.map(({ path, title }) => (
          <NavLink key={path} to={`/${path}`}>
            {title}
          </NavLink>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </Columns>
  );
}

function Shown({ title, examples }: GalleryPage) {
  return (
    <>
      <h1>{title}</h1>
      {examples.map(({ name, Show }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <Show />
        </section>
      ))}
    </>
  );
}

const router = createHashRouter([
  {
    element: <Frame />,
    children: [
      { index: true, element: <Navigate to={`/${pages[0]?.path}`} replace /> },
      ...pages.map((page) => ({ path: `/${page.path}`, element: <Shown {...page} /> })),
    ],
  },
]);
const stylisPlugins = [rtl];
const withoutServer = { fetcher: answer, shouldRetryOnError: false };

/** Shows every component of shared in every state, with the colours and measures of the product. */
export function GalleryApp() {
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <GlobalStyle />
      <SWRConfig value={withoutServer}>
        <RouterProvider router={router} />
      </SWRConfig>
      <Toasts />
    </StyleSheetManager>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  min-block-size: 100dvh;

  > nav {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-5);
    border-inline-end: 1px solid var(--line);
    background: var(--surface);
  }
  > nav a[aria-current] {
    font-weight: 700;
  }
  > main {
    display: grid;
    align-content: start;
    gap: var(--space-5);
    padding: var(--space-5);
  }
  section {
    display: grid;
    gap: var(--space-3);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
