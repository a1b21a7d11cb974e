import { usePassedList } from '../../router/list-return';
import { Button } from '../controls/button';
import { ButtonLink } from '../controls/button-link';

/** Where cancelling leads, or what it does. */
export type Cancel = { label: string; to: string } | { label: string; onClick: () => void };

interface Props {
  cancel: Cancel;
  isSaving: boolean;
  /** Called before `onClick` of `cancel`. */
  onCancel?: () => void;
}

/** Leaves a form without saving. While the form is being saved it does nothing: the result would not be shown. */
export function CancelButton({ cancel, isSaving, onCancel }: Props) {
  const passedList = usePassedList();
  if ('to' in cancel) {
    return (
      <ButtonLink to={cancel.to} state={passedList}>
        {cancel.label}
      </ButtonLink>
    );
  }
  return (
    <Button
      aria-disabled={isSaving || undefined}
      onClick={() => {
        if (isSaving) return;
        onCancel?.();
        cancel.onClick();
      }}
    >
      {cancel.label}
    </Button>
  );
}
