import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { loginTexts } from '@ziba/shared/contracts/login-texts';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { useRef, useState, type SubmitEvent } from 'react';
import { m } from './messages';
import { PasswordToggle } from './password-toggle';
import { signIn } from './sign-in';
import { TextInput } from './text-input';
import { useHydrated } from './use-hydrated';

/** What the server said to a form that was sent before this script had come. */
export interface Refused {
  error: RefusalBody;
  username: string;
}

interface Props {
  refused?: Refused;
  onSending?: () => void;
  onSignedIn: (answer: LoginAnswer) => Promise<void>;
}

type Name = 'username' | 'password';

const missing = { username: loginTexts.usernameMissing, password: loginTexts.passwordMissing };
const names = ['username', 'password'] as const;

function inputOf(form: HTMLFormElement | null, name: Name): HTMLInputElement {
  return form?.elements.namedItem(name) as HTMLInputElement;
}

/** What is left blank, by field (text 1 §5). */
function blanks(form: HTMLFormElement): RefusalBody | null {
  const blank = names.filter((name) => inputOf(form, name).value.trim() === '');
  if (blank.length === 0) return null;
  const fields = Object.fromEntries(blank.map((name) => [name, missing[name]]));
  return { code: 'blank', message: '', fields };
}

/** What stands at the foot of the form: not what a field says already. */
function footOf(refusal: RefusalBody | null | undefined): string {
  const said = Object.values(refusal?.fields ?? {});
  return refusal && !said.includes(refusal.message) ? refusal.message : '';
}

/**
 * The fields are the browser's own (uncontrolled): what was typed before this script came stays.
 * Without scripts the form is posted to the server, which answers with this page.
 */
export function LoginForm({ refused, onSending, onSignedIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  /** Undefined until this form was sent; till then the answer to the one sent without scripts counts. */
  const [answered, setAnswered] = useState<RefusalBody | null>();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const refusal = answered === undefined ? refused?.error : answered;
  // The page as served says only the message, and so must the first drawing that takes it over.
  const fields = hydrated ? refusal?.fields : undefined;
  const foot = hydrated ? footOf(refusal) : refusal?.message;

  const refuse = (body: RefusalBody) => {
    setAnswered(body);
    inputOf(form.current, names.find((name) => body.fields?.[name]) ?? 'password')?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const blank = blanks(event.currentTarget);
    if (blank) return refuse(blank);
    setBusy(true);
    setAnswered(null);
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
      // The page says what did not come; the form can be sent again.
      setBusy(false);
      throw error;
    }
  };

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
