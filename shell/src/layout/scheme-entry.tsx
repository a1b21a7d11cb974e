import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import { NavButton } from './nav-button';
import { m } from '../messages';

const SchemeChoice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "scheme" */ '../scheme/scheme-choice')).SchemeChoice,
);

/** The menu entry that expands the choice of light and dark. The choice is loaded when it opens. */
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
