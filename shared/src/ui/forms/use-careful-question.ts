import { useState, type SubmitEvent } from 'react';
import { searchText } from '../../contracts/normalise';
import { toPersianDigits } from '../../format/digits';
import { useConfirm } from '../overlays/use-confirm';
import { m } from './messages';
import { useKeptText } from './use-kept-text';

interface Options {
  reason?: { minimum?: number; draft?: string };
  word?: string;
  failed?: string;
  onConfirm: (reason: string) => unknown;
  onCancel: () => void;
}

/** What is wrong with a reason of this text; undefined if nothing is. */
function reasonError(text: string, minimum = 1): string | undefined {
  const { length } = [...text.trim()];
  if (length >= minimum) return undefined;
  return length === 0 ? m.reasonMissing : m.reasonShort(toPersianDigits(minimum));
}

/** The state of CarefulDialog: what was typed, what is wrong with it, and confirming. */
export function useCarefulQuestion({ reason, word, failed, onConfirm, onCancel }: Options) {
  const { text: reasonText, change: setReason, forget } = useKeptText(reason?.draft);
  const [typedWord, setTypedWord] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { busy, refusal, run, leave } = useConfirm({
    failed,
    onCancel: () => {
      forget();
      onCancel();
    },
  });

  const errors = {
    reason: reason && reasonError(reasonText, reason.minimum),
    word: word && searchText(typedWord) !== searchText(word) ? m.wordDiffers(word) : undefined,
  };
  const shownErrors: Partial<typeof errors> = isSubmitted ? errors : {};

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const wrong = errors.reason ? 'reason' : errors.word && 'word';
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    void run(async () => {
      await onConfirm(reasonText.trim());
      forget();
    });
  };
  return {
    ...{ reasonText, setReason, typedWord, setTypedWord, errors: shownErrors },
    ...{ busy, refusal, submit, leave, forget },
  };
}
