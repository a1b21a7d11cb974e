import type { SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Props for the root element of a dialog. React events bubble to the components around, even through a portal; keys,
 * clicks and submits in a dialog must not reach the form that opened it.
 */
export const stopBubbling = {
  onKeyDown: stop,
  onKeyUp: stop,
  onClick: stop,
  onSubmit: stop,
  onReset: stop,
};
