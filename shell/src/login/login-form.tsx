import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { useState } from 'react';
import { m } from './messages';
import { PasswordToggle } from './password-toggle';
import { TextInput } from './text-input';
import { useHydrated } from './use-hydrated';
import { useLoginForm, type LoginHandlers } from './use-login-form';

/** The server's answer to a form that was sent before the scripts were loaded. */
export interface Refused {
  error: RefusalBody;
  username: string;
}

interface Props extends LoginHandlers {
  refused?: Refused;
}

/** The message below the fields; '' when a field already shows it. */
function footOf(refusal: RefusalBody | null | undefined): string {
  const fieldTexts = Object.values(refusal?.fields ?? {});
  return refusal && !fieldTexts.includes(refusal.message) ? refusal.message : '';
}

/**
 * The inputs are uncontrolled: what was typed before this script was loaded stays. Without scripts
 * the browser posts the form to the server, which answers with this page.
 */
export function LoginForm({ refused, ...handlers }: Props) {
  const { form, refusal: latest, busy, submit } = useLoginForm(handlers);
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const refusal = latest === undefined ? refused?.error : latest;
  // The server's page shows only the message, and the first render must equal that page.
  const fields = hydrated ? refusal?.fields : undefined;
  const foot = hydrated ? footOf(refusal) : refusal?.message;

  return (
    <form ref={form} method="post" action="/login" noValidate onSubmit={submit}>
      <TextInput
        name="username"
        label={m.username}
        error={fields?.username}
        defaultValue={refused?.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
      />
      <TextInput
        name="password"
        label={m.password}
        error={fields?.password}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
      >
        <PasswordToggle shown={shown} onToggle={setShown} />
      </TextInput>
      <p className="lg-refused" role="alert">
        {foot}
      </p>
      <button className="lg-submit" aria-disabled={busy || undefined}>
        {busy ? m.busy : m.submit}
      </button>
    </form>
  );
}
