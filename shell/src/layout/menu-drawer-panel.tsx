import type { Session } from '@ziba/shared/session/session-store';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { m } from '../messages';
import { MenuPanel } from './menu-panel';

interface Props {
  session: Session;
  onClose: () => void;
}

/** The menu as a modal drawer (a native dialog). Open as long as it is rendered. */
export function MenuDrawerPanel({ session, onClose }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => drawer.current?.showModal(), []);
  const close = () => drawer.current?.close();

  /** A click on an entry closes the drawer, and so does one on the backdrop, which is the dialog itself. */
  const closeOnClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest('a')) close();
  };

  return (
    <Drawer ref={drawer} aria-label={m.layout.menu} onClick={closeOnClick} onClose={onClose}>
      <MenuPanel
        session={session}
        collapsed={false}
        toggle={{ icon: 'close', label: m.layout.closeMenu, expanded: true, onToggle: close }}
      />
    </Drawer>
  );
}

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
