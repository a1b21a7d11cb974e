import { useState } from 'react';
import { Refusal } from './form.styles';
import { Icon } from '../controls/icon';

interface Props {
  /** Why saving failed; undefined if it did not. */
  message: string | undefined;
  /** While the form is saved again the last message stays visible, so that the buttons do not move under the pointer. */
  isSaving: boolean;
}

/** The message at the foot of a form whose saving failed. */
export function FormRefusal({ message, isSaving }: Props) {
  const [last, setLast] = useState(message);
  const shown = message ?? (isSaving ? last : undefined);
  if (shown !== last) setLast(shown);
  if (!shown) return null;

  const isOld = message === undefined;
  return (
    // A new element for each failure, so that screen readers announce the same message again.
    <Refusal
      key={String(isOld)}
      role={isOld ? undefined : 'alert'}
      aria-hidden={isOld || undefined}
    >
      <Icon name="alert" />
      {shown}
    </Refusal>
  );
}
