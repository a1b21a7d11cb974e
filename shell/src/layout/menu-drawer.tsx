import type { Session } from '@ziba/shared/session/session-store';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from '../messages';

// In the chunk that is loaded after the first screen, so that the drawer opens without a request.
const MenuDrawerPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "live" */ './menu-drawer-panel')).MenuDrawerPanel,
);

interface Props {
  session: Session;
}

/** The button of narrow screens that opens the menu as a drawer. */
export function MenuDrawer({ session }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Opener
        icon="menu"
        size={22}
        label={m.layout.openMenu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <MenuDrawerPanel session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

const Opener = styled(IconButton)`
  @media (min-width: 768px) {
    display: none;
  }
`;
