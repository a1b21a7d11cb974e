import type { Session } from '@ziba/shared/session/session-store';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { m } from '../messages';
import { dialogOpenedBy, type PageDialog } from './page-shortcuts';
import { readSingleKeys } from './single-keys';

const PaletteDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './palette-dialog')).PaletteDialog,
);
const ScreenHelp = lazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './screen-help')).ScreenHelp,
);

interface Props {
  session: Session;
}

/** The search and the help: their buttons in the top bar, and the keys that open them on every page. */
export function PageKeys({ session }: Props) {
  const [opened, setOpened] = useState<PageDialog | null>(null);
  const close = () => setOpened(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = dialogOpenedBy(event, document.activeElement, readSingleKeys());
      // An open modal dialog has to be answered first.
      if (!wanted || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setOpened(wanted);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconButton
        icon="search"
        label={m.palette.open}
        aria-haspopup="dialog"
        onClick={() => setOpened('palette')}
      />
      <WideOnly
        icon="help"
        label={m.help.open}
        aria-haspopup="dialog"
        onClick={() => setOpened('help')}
      />

      {opened === 'palette' && (
        <PaletteDialog session={session} onClose={close} onHelp={() => setOpened('help')} />
      )}
      {opened === 'help' && <ScreenHelp onClose={close} />}
    </>
  );
}

/** Phones have room for one button; there the search dialog has a button for the help. */
const WideOnly = styled(IconButton)`
  @media (max-width: 767px) {
    display: none;
  }
`;
