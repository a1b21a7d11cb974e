import type { SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * For the root of what stands over the page. React hands events on to the components around even where
 * the elements lie elsewhere in the document; a key, a press or a form in here is not meant for them.
 */
export const keepsToItself = {
  onKeyDown: stop,
  onKeyUp: stop,
  onClick: stop,
  onSubmit: stop,
  onReset: stop,
};
