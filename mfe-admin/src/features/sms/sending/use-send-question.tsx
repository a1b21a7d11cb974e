import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { useState } from 'react';

interface Words {
  title: string;
  confirm: string;
  /** Shown at the form when the user does not confirm. */
  notConfirmed: string;
}

interface Question {
  text: string;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before something is sent to many. `confirm` takes what will happen in a sentence, and throws if the user does
 * not confirm. The caller must render `dialog`.
 */
export function useSendQuestion(words: Words) {
  const [question, setQuestion] = useState<Question>();
  const choose = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(undefined);
  };
  const ask = (text: string) =>
    new Promise<boolean>((answer) => {
      setQuestion({ text, answer });
    });
  return {
    confirm: async (text: string): Promise<void> => {
      if (!(await ask(text))) throw new Error(words.notConfirmed);
    },
    dialog: (
      <ConfirmDialog
        open={question !== undefined}
        tone="primary"
        title={words.title}
        confirm={words.confirm}
        onConfirm={() => choose(true)}
        onCancel={() => choose(false)}
      >
        {question?.text}
      </ConfirmDialog>
    ),
  };
}
