import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import { NavButton } from './nav-button';
import { m } from '../messages';

const SchemeChoice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "scheme" */ '../scheme/scheme-choice')).SchemeChoice,
);

/** The entry of the menu that unfolds the choice of light and dark, whose code comes then. */
export function SchemeEntry() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <NavButton
        icon="show"
        label={m.layout.scheme}
        collapsed={false}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <SchemeChoice />}
    </div>
  );
}
