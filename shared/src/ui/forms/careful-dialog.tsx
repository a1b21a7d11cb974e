import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import styled from 'styled-components';
import { searchText } from '../../contracts/normalise';
import { toPersianDigits } from '../../format/digits';
import { common } from '../../messages';
import { m } from './messages';
import { Button } from '../controls/button';
import { Dialog } from '../overlays/dialog';
import { Input, TextArea } from '../controls/control.styles';
import { FieldFrame } from '../fields/field-frame';
import { Icon } from '../controls/icon';
import { UnsavedWork } from './unsaved-work';
import { useConfirm } from '../overlays/use-confirm';
import { useKeptText } from './use-kept-text';

interface Props {
  open: boolean;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The verb on the button that does it. */
  confirm: string;
  cancel?: string;
  tone?: 'primary' | 'danger';
  /** Asks why, in so many letters at least. `draft` names what is kept of it, as in a Form. */
  reason?: { label?: string; hint?: string; minimum?: number; draft?: string };
  /** What has to be typed before it is done: the name of what goes, or the act itself. */
  word?: string;
  /** What to say first when it fails; the server's reason follows. */
  failed?: string;
  /** A promise keeps the dialog busy; its refusal is shown here and everything typed stays. */
  onConfirm: (reason: string) => unknown;
  onCancel: () => void;
}

/**
 * Asks before something that needs a reason, a typed word, or both. What is missing is said beside its
 * field and gets the focus. Ctrl+Enter confirms from the reason, Enter from the word; Escape leaves.
 */
export function CarefulDialog({ open, ...rest }: Props) {
  // A new one every time: nothing of the last question is left in it.
  return open ? <Question {...rest} /> : null;
}

function Question({
  title,
  children,
  confirm,
  cancel = common.cancel,
  tone = 'danger',
  reason,
  word,
  failed,
  onConfirm,
  onCancel,
}: Omit<Props, 'open'>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { text: why, change: setWhy, forget } = useKeptText(reason?.draft);
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState(false);
  const giveUp = () => {
    forget();
    onCancel();
  };
  const { busy, refusal, run, leave } = useConfirm({ failed, onCancel: giveUp });

  const minimum = reason?.minimum ?? 1;
  const letters = [...why.trim()].length;
  const short = letters === 0 ? m.reasonMissing : m.reasonShort(toPersianDigits(minimum));
  const wrong = {
    why: reason && letters < minimum ? short : undefined,
    word: word && searchText(typed) !== searchText(word) ? m.wordDiffers(word) : undefined,
  };
  const said: Partial<typeof wrong> = judged ? wrong : {};

  const confirmed = async () => {
    await onConfirm(why.trim());
    forget();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    const missing = wrong.why ? 'why' : wrong.word && 'word';
    if (missing) event.currentTarget.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
    else void run(confirmed);
  };
  const sendByKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const control = (name: 'why' | 'word') => ({
    id: `${id}-${name}`,
    name,
    required: true,
    readOnly: busy,
    'aria-invalid': said[name] !== undefined,
    'aria-describedby': `${id}-${name}-note`,
  });

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
        <UnsavedWork isDirty={why.trim() !== ''} isBusy={busy} giveUp={forget} />
        {reason && (
          <FieldFrame
            id={`${id}-why`}
            label={reason.label ?? m.reason}
            hint={reason.hint}
            error={said.why}
          >
            <TextArea
              {...control('why')}
              value={why}
              data-autofocus
              onChange={({ target }) => setWhy(target.value)}
            />
          </FieldFrame>
        )}
        {word && (
          <FieldFrame id={`${id}-word`} label={m.typeWord(word)} error={said.word}>
            <Input
              {...control('word')}
              value={typed}
              autoComplete="off"
              data-autofocus={reason ? undefined : true}
              onChange={({ target }) => setTyped(target.value)}
            />
          </FieldFrame>
        )}
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
