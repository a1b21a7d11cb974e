import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { loginTexts } from '@ziba/shared/contracts/login-texts';
import { useRef, useState, type SubmitEvent } from 'react';
import { signIn } from './sign-in';

type Name = 'username' | 'password';

export interface LoginHandlers {
  /** The form is on its way to the server. */
  onSending?: () => void;
  onSignedIn: (answer: LoginAnswer) => Promise<void>;
}

const missing = { username: loginTexts.usernameMissing, password: loginTexts.passwordMissing };
const names = ['username', 'password'] as const;

function inputOf(form: HTMLFormElement | null, name: Name): HTMLInputElement {
  return form?.elements.namedItem(name) as HTMLInputElement;
}

/** One message for each field that is left blank; null when both are filled in. */
function refusalOfBlanks(form: HTMLFormElement): RefusalBody | null {
  const blank = names.filter((name) => inputOf(form, name).value.trim() === '');
  if (blank.length === 0) return null;
  const fields = Object.fromEntries(blank.map((name) => [name, missing[name]]));
  return { code: 'blank', message: '', fields };
}

/**
 * Checks and sends the login form. `refusal` is undefined until the form was sent from this page;
 * then it is the reason why the last attempt failed, or null.
 */
export function useLoginForm({ onSending, onSignedIn }: LoginHandlers) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<RefusalBody | null>();
  const [busy, setBusy] = useState(false);

  const refuse = (body: RefusalBody) => {
    setRefusal(body);
    inputOf(form.current, names.find((name) => body.fields?.[name]) ?? 'password')?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const blank = refusalOfBlanks(event.currentTarget);
    if (blank) return refuse(blank);
    setBusy(true);
    setRefusal(null);
    onSending?.();
    const [username, password] = names.map((name) => inputOf(form.current, name).value);
    const result = await signIn({ username: username ?? '', password: password ?? '' });
    if ('refusal' in result) {
      setBusy(false);
      return refuse(result.refusal);
    }
    try {
      await onSignedIn(result.answer);
    } catch (error) {
      // Another part of the page shows this error; the form can be sent again.
      setBusy(false);
      throw error;
    }
  };

  return { form, refusal, busy, submit };
}
