import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { authTexts } from '@ziba/shared/contracts/auth-texts';
import type { RefusalBody } from '@ziba/shared/contracts/errors';
import { useRef, useState, type SubmitEvent } from 'react';
import { m } from '../messages';
import { PasswordToggle } from './password-toggle';
import { signIn } from './sign-in';
import { TextInput } from './text-input';
import { useHydrated } from './use-hydrated';

interface Props {
  /** What the server said to a form that was sent before this script had come. */
  refused?: RefusalBody;
  onSignedIn: (answer: LoginAnswer) => Promise<void>;
}

type Name = 'username' | 'password';

const missing = { username: authTexts.usernameMissing, password: authTexts.passwordMissing };
const names = ['username', 'password'] as const;

function valueOf(form: HTMLFormElement, name: Name): string {
  return (form.elements.namedItem(name) as HTMLInputElement).value;
}

/** What is left blank, by field (text 1 §5). */
function blanks(form: HTMLFormElement): RefusalBody | null {
  const blank = names.filter((name) => valueOf(form, name).trim() === '');
  if (blank.length === 0) return null;
  const fields = Object.fromEntries(blank.map((name) => [name, missing[name]]));
  return { code: 'blank', message: '', fields };
}

/**
 * The fields are the browser's own (uncontrolled): what was typed before this script came stays.
 * Without scripts the form is posted to the server, which answers with this page.
 */
export function LoginForm({ refused, onSignedIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  /** Undefined until this form was sent; till then the answer to the one sent without scripts counts. */
  const [answered, setAnswered] = useState<RefusalBody | null>();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const refusal = answered === undefined && hydrated ? refused : answered;

  const refuse = (body: RefusalBody) => {
    setAnswered(body);
    const wrong = names.find((name) => body.fields?.[name]) ?? 'password';
    (form.current?.elements.namedItem(wrong) as HTMLInputElement | undefined)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget;
    const blank = blanks(fields);
    if (blank) return refuse(blank);
    setBusy(true);
    setAnswered(null);
    const result = await signIn({
      username: valueOf(fields, 'username'),
      password: valueOf(fields, 'password'),
    });
    if ('answer' in result) return onSignedIn(result.answer);
    setBusy(false);
    refuse(result.refusal);
  };

  return (
    <form ref={form} method="post" action="/login" noValidate onSubmit={submit}>
      <TextInput
        name="username"
        label={m.login.username}
        error={refusal?.fields?.username}
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
      />
      <TextInput
        name="password"
        label={m.login.password}
        error={refusal?.fields?.password}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
      >
        <PasswordToggle shown={shown} onToggle={setShown} />
      </TextInput>
      {refusal?.message && (
        <p className="lg-wrong" role="alert">
          {refusal.message}
        </p>
      )}
      <button className="lg-submit" aria-disabled={busy || undefined}>
        {busy ? m.login.busy : m.login.submit}
      </button>
    </form>
  );
}
