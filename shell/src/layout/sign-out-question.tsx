import type { DraftChoice } from '@ziba/shared/session/session-store';
import { askBeforeSignOut } from '@ziba/shared/api/sign-out';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useEffect, useState } from 'react';

const SignOutDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './sign-out-dialog')).SignOutDialog,
);

/** Shows the dialog that asks before a sign-out with unsaved work. */
export function SignOutQuestion() {
  const [resolveChoice, setResolveChoice] = useState<((choice: DraftChoice | null) => void) | null>(
    null,
  );
  useEffect(() => {
    askBeforeSignOut(() => new Promise((resolve) => setResolveChoice(() => resolve)));
    return () => askBeforeSignOut(undefined);
  }, []);
  if (!resolveChoice) return null;
  const settle = (choice: DraftChoice | null) => {
    setResolveChoice(null);
    resolveChoice(choice);
  };
  return <SignOutDialog onAnswer={settle} />;
}
