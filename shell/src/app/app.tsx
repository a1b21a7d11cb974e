import { swrOptions } from '@ziba/shared/api/swr-options';
import { Toasts } from '@ziba/shared/ui/overlays/toast';
import { useEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import rtl from 'stylis-plugin-rtl';
import { SWRConfig } from 'swr';
import { createAppRouter } from '../routes/create-app-router';
import { useSignedInUser } from '../session/use-signed-in-user';

interface Props {
  /** Called once, when the app is on the page. */
  onShown: () => void;
}

const stylisPlugins = [rtl];

/**
 * Provides styles, cache, router and toasts to every screen. Router and cache are new for each
 * signed-in user, so that the next user sees nothing of the user before.
 */
export function App({ onShown }: Props) {
  const user = useSignedInUser();
  const { router, cache } = useMemo(
    () => ({ key: user, router: createAppRouter(), cache: new Map() }),
    [user],
  );
  useEffect(() => () => router.dispose(), [router]);
  useEffect(onShown, [onShown]);

  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <SWRConfig key={user} value={{ ...swrOptions, provider: () => cache }}>
        <RouterProvider router={router} />
      </SWRConfig>
      <Toasts />
    </StyleSheetManager>
  );
}
