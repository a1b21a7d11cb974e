import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { failureText } from '../controls/failure-text';

interface Options {
  /** What to say first when it fails. */
  failed?: string;
  onCancel: () => void;
}

function reasonOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.body.fields ?? {}) : [];
  return [error instanceof Error ? error.message : '', ...fields].filter(Boolean).join(' ');
}

/** The inside of a question before something is done: done once, refused in words, left at rest. */
export function useConfirm({ failed, onCancel }: Options) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const run = async (act: () => unknown) => {
    if (busy) return;
    setBusy(true);
    setRefusal('');
    try {
      await act();
    } catch (error) {
      setRefusal(failureText(failed, reasonOf(error)));
    }
    setBusy(false);
  };
  // What is under way is not left alone: whether it worked would never be said.
  const leave = () => {
    if (busy) return;
    setRefusal('');
    onCancel();
  };
  return { busy, refusal, run, leave };
}
