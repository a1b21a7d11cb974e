import type { Session } from '@ziba/shared/session/session-store';
import { signOut } from '@ziba/shared/api/sign-out';
import { Button } from '@ziba/shared/ui/controls/button';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { LivePart } from '../live/live-part';
import { m } from '../messages';
import { PageKeys } from '../palette/page-keys';
import { ProductName } from './product-name';
import { SignOutQuestion } from './sign-out-question';
import { SessionCountdown } from './session-countdown';
import { TopBarLinks } from './top-bar-links';
import { UserMenu } from './user-menu';

interface Props {
  session: Session;
  /** The button that opens the menu on narrow screens. */
  menu: ReactNode;
}

/** The top bar: product, time left, search and help, the section's settings, support, the own account, sign-out. */
export function TopBar({ session, menu }: Props) {
  return (
    <Bar aria-label={m.layout.topBar}>
      {menu}
      <ProductName />
      <End>
        {session.clinic && <SessionCountdown session={session} />}
        <PageKeys session={session} />
        <TopBarLinks session={session} />
        <LivePart of="marks" />
        <UserMenu session={session} />
        <Button
          className="sign-out"
          tone="quiet"
          size="small"
          icon="sign-out"
          aria-label={m.layout.signOut}
          onClick={() => void signOut()}
        >
          <span className="word">{m.layout.signOut}</span>
        </Button>
        <SignOutQuestion />
      </End>
    </Bar>
  );
}

/** After a while the bar takes the colour of the page. Its text keeps its colour, and so its contrast of 4.5:1. */
const fade = keyframes`
  to {
    border-color: transparent;
    background: var(--page);
    box-shadow: none;
  }
`;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-bar);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 3.75rem;
  padding: var(--space-2) var(--space-5);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  animation: ${fade} 800ms var(--ease) 5s forwards;

  /* Its buttons are secondary: soft text until the pointer is over them. The menu in its dialog has colours of its own. */
  a:not(:hover, dialog *),
  button[aria-label]:not(:hover, dialog *) {
    color: var(--text-soft);
  }
  /* The bar stays visible while it is used, and while the session is about to end. */
  &:hover,
  &:focus-within,
  &:has([data-soon]) {
    animation: none;
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
  }
  /* Beside the open menu they would need a second line and cut the product's name. The menu of the user signs out, too. */
  @media (max-width: 1023px) {
    gap: var(--space-1);
    padding-inline: var(--space-2);

    > :last-child {
      gap: 0;
    }
    .word,
    .sign-out {
      display: none;
    }
  }
  @media (max-width: 429px) {
    strong {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
