import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { Session } from '@ziba/shared/session/session-store';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useId, useRef, useState } from 'react';

const UserMenuPanel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "user-menu" */ '../user-menu/user-menu-panel'))
      .UserMenuPanel,
);

interface Props {
  session: Session;
}

/** Picture and name of the signed-in user, which open the menu of the own account. Its code is loaded then. */
export function UserMenu({ session: { user } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const picture = useFileUrls(user.avatar)[user.avatar ?? ''];
  const name = user.fullName || user.username;
  return (
    <>
      <Button
        ref={button}
        id={id}
        tone="quiet"
        size="small"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={name} src={picture} size={28} inButton />
        <span className="word">{name}</span>
      </Button>
      {isOpen && <UserMenuPanel labelledBy={id} opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}
