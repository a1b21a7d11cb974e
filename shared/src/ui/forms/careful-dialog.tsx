import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { m } from './messages';
import { Button } from '../controls/button';
import { Dialog } from '../overlays/dialog';
import { Input, TextArea } from '../controls/control.styles';
import { FieldFrame } from '../fields/field-frame';
import { Icon } from '../controls/icon';
import { UnsavedWork } from './unsaved-work';
import { useCarefulQuestion } from './use-careful-question';

interface Props {
  open: boolean;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The text of the button that confirms: a verb. */
  confirm: string;
  cancel?: string;
  tone?: 'primary' | 'danger';
  /** Asks for a reason with at least `minimum` letters. `draft` is the name its text is kept under, as in a Form. */
  reason?: { label?: string; hint?: string; minimum?: number; draft?: string };
  /** A word that the user has to type first: the name of what is deleted, or of the act. */
  word?: string;
  /** The beginning of the message if it fails; the reason of the server follows. */
  failed?: string;
  /** The dialog is busy until the promise resolves. If it rejects, the dialog shows why and keeps what was typed. */
  onConfirm: (reason: string) => unknown;
  onCancel: () => void;
}

/**
 * A question before something that needs a reason, a typed word, or both. If one is missing, its field gets
 * the focus and says so. Ctrl+Enter in the reason and Enter in the word confirm; Escape cancels.
 */
export function CarefulDialog({ open, ...rest }: Props) {
  // Unmounted while closed, so that the next question begins empty.
  return open ? <Question {...rest} /> : null;
}

function Question(props: Omit<Props, 'open'>) {
  const { title, children, confirm, cancel = common.cancel, tone = 'danger' } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const question = useCarefulQuestion(props);
  const { busy, refusal, reasonText, submit, leave, forget } = question;
  const sendByKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Dialog
      open
      title={title}
      size="small"
      onClose={leave}
      footer={
        <>
          <Button tone={tone} busy={busy} type="submit" form={id}>
            {confirm}
          </Button>
          <Button aria-disabled={busy || undefined} onClick={leave}>
            {cancel}
          </Button>
        </>
      }
    >
      <Fields id={id} ref={form} noValidate onSubmit={submit} onKeyDown={sendByKeyboard}>
        <div>{children}</div>
        <UnsavedWork isDirty={reasonText.trim() !== ''} isBusy={busy} onDiscard={forget} />
        <QuestionFields {...{ id, question }} reason={props.reason} word={props.word} />
        {refusal && (
          <Refusal role="alert">
            <Icon name="alert" />
            {refusal}
          </Refusal>
        )}
      </Fields>
    </Dialog>
  );
}

interface FieldsProps extends Pick<Props, 'reason' | 'word'> {
  /** The id of the form; those of the fields follow from it. */
  id: string;
  question: ReturnType<typeof useCarefulQuestion>;
}

/** The fields for the reason and the word, as far as they are asked for. The first one gets the focus. */
function QuestionFields({ id, question, reason, word }: FieldsProps) {
  const { errors, busy, reasonText, setReason, typedWord, setTypedWord } = question;
  const control = (name: 'reason' | 'word') => ({
    id: `${id}-${name}`,
    name,
    required: true,
    readOnly: busy,
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': `${id}-${name}-note`,
  });
  return (
    <>
      {reason && (
        <FieldFrame
          id={`${id}-reason`}
          label={reason.label ?? m.reason}
          hint={reason.hint}
          error={errors.reason}
        >
          <TextArea
            {...control('reason')}
            value={reasonText}
            data-autofocus
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
      )}
      {word && (
        <FieldFrame id={`${id}-word`} label={m.typeWord(word)} error={errors.word}>
          <Input
            {...control('word')}
            value={typedWord}
            autoComplete="off"
            data-autofocus={reason ? undefined : true}
            onChange={({ target }) => setTypedWord(target.value)}
          />
        </FieldFrame>
      )}
    </>
  );
}

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Refusal = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--danger);

  svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;
