import { Button } from '../controls/button';
import { ButtonLink } from '../controls/button-link';
import { Foot } from './form.styles';

/** The buttons of a form. */
export interface FormButtons {
  /** The words on the button that saves. */
  submit: string;
  /** What the button says while it saves, where a text gives it words of its own. */
  sending?: string;
  /** The words on a second button that saves as well, where two ways go on from there. */
  also?: string;
  cancel?: { label: string; to: string } | { label: string; onClick: () => void };
}

/** The value of the second button that saves. */
export const alsoValue = 'also';

interface Props extends FormButtons {
  isSubmitting: boolean;
}

/** The foot of a form: one or two buttons that save, and the way back. */
export function FormFoot({ submit, sending = submit, also, cancel, isSubmitting }: Props) {
  return (
    <Foot>
      <Button type="submit" tone="primary" busy={isSubmitting}>
        {isSubmitting ? sending : submit}
      </Button>
      {also && (
        <Button type="submit" value={alsoValue} aria-disabled={isSubmitting || undefined}>
          {also}
        </Button>
      )}
      {cancel && 'to' in cancel && <ButtonLink to={cancel.to}>{cancel.label}</ButtonLink>}
      {cancel && 'onClick' in cancel && (
        // Whether saving worked would never be said.
        <Button
          aria-disabled={isSubmitting || undefined}
          onClick={() => !isSubmitting && cancel.onClick()}
        >
          {cancel.label}
        </Button>
      )}
    </Foot>
  );
}
