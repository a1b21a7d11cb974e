import type { Session } from '@ziba/shared/session/session-store';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { useRef, useState, type MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { m } from '../messages';
import { MenuPanel } from './menu-panel';

interface Props {
  session: Session;
}

/** The menu of narrow screens: a modal drawer (a native dialog), and the button that opens it. */
export function MenuDrawer({ session }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => drawer.current?.close();

  /** A click on an entry closes the drawer, and so does one on the backdrop, which is the dialog itself. */
  const closeOnClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest('a')) close();
  };

  return (
    <>
      <Opener
        icon="menu"
        size={22}
        label={m.layout.openMenu}
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          drawer.current?.showModal();
        }}
      />
      <Drawer
        ref={drawer}
        aria-label={m.layout.menu}
        onClick={closeOnClick}
        onClose={() => setOpen(false)}
      >
        {open && (
          <MenuPanel
            session={session}
            collapsed={false}
            toggle={{
              icon: 'close',
              label: m.layout.closeMenu,
              expanded: true,
              onToggle: close,
            }}
          />
        )}
      </Drawer>
    </>
  );
}

const Opener = styled(IconButton)`
  @media (min-width: 768px) {
    display: none;
  }
`;

const slide = keyframes`from { opacity: 0; transform: translateX(2rem); }`;

const Drawer = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(300px, 85vw);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--nav);
  animation: ${slide} var(--calm) var(--ease);

  &::backdrop {
    background: var(--veil);
  }
`;
