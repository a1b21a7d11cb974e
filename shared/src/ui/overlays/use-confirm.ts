import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { failureText } from '../controls/failure-text';

interface Options {
  /** The first words of the message when it fails. */
  failed?: string;
  onCancel: () => void;
}

function reasonOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.body.fields ?? {}) : [];
  return [error instanceof Error ? error.message : '', ...fields].filter(Boolean).join(' ');
}

/** The state of a question before an action: whether the action runs, and why it failed. It runs once at a time. */
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
  // While the action runs the dialog stays open: otherwise nobody would learn whether it worked.
  const leave = () => {
    if (busy) return;
    setRefusal('');
    onCancel();
  };
  return { busy, refusal, run, leave };
}
