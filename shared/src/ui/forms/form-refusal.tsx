import { useState } from 'react';
import { Refusal } from './form.styles';
import { Icon } from '../controls/icon';

interface Props {
  /** Why saving failed; undefined while there is nothing to say. */
  message: string | undefined;
  /** While the form is saved again the message keeps its place: what is pressed twice must not move. */
  isSaving: boolean;
}

/** What a failed save says at the foot of a form. */
export function FormRefusal({ message, isSaving }: Props) {
  const [last, setLast] = useState(message);
  const kept = message ?? (isSaving ? last : undefined);
  if (kept !== last) setLast(kept);
  if (!kept) return null;

  const isOld = message === undefined;
  return (
    // Another element when it is said anew: a screen reader tells the same words again.
    <Refusal
      key={String(isOld)}
      role={isOld ? undefined : 'alert'}
      aria-hidden={isOld || undefined}
    >
      <Icon name="alert" />
      {kept}
    </Refusal>
  );
}
