import type { DraftChoice } from '@ziba/shared/session/session-store';
import { askBeforeSignOut } from '@ziba/shared/api/sign-out';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useEffect, useState } from 'react';

const SignOutDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './sign-out-dialog')).SignOutDialog,
);

/** Where the question stands that is asked before one signs out with unsaved work. */
export function SignOutQuestion() {
  const [answer, setAnswer] = useState<((choice: DraftChoice | null) => void) | null>(null);
  useEffect(() => {
    askBeforeSignOut(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => askBeforeSignOut(undefined);
  }, []);
  if (!answer) return null;
  const settle = (choice: DraftChoice | null) => {
    setAnswer(null);
    answer(choice);
  };
  return <SignOutDialog onAnswer={settle} />;
}
