import * as addresses from '@ziba/shared/contracts/addresses';
import { forgotForm, newPasswordForm } from '@ziba/shared/contracts/auth';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CodeStep } from './code-step';
import { m } from './messages';
import { resetPassword, sendCode } from '../../data/password-reset.api';
import { useResetProgress } from './reset-progress';

const { TextField } = fieldsOf<{ username: string }>();
const { PasswordField } = fieldsOf<{ newPassword: string; repeat: string }>();

/** Resets a password in three steps: username, code, new password. */
export function PasswordResetScreen() {
  const [progress, keepProgress] = useResetProgress();
  const [resetToken, setResetToken] = useState<string>();
  const navigate = useNavigate();
  const step = resetToken ? 2 : progress ? 1 : 0;
  const [current, total] = [step + 1, m.steps.length].map((value) =>
    toPersianDigits(String(value)),
  );

  async function start({ username }: { username: string }) {
    const { requestId, phoneNumber, resendAfter } = await sendCode(username);
    const resendAt = Date.now() + resendAfter * 1000;
    keepProgress({ username, requestId, phoneNumber, resendAt });
  }

  async function finish({ newPassword }: { newPassword: string }) {
    if (!progress || !resetToken) return;
    await resetPassword(progress.username, resetToken, newPassword);
    keepProgress(undefined);
    toast.success(m.password.done);
    await navigate(addresses.login);
  }

  return (
    <Screen
      title={m.title}
      hint={m.step(current ?? '', total ?? '', m.steps[step] ?? '')}
      width="narrow"
    >
      {!progress && (
        <Form schema={forgotForm} submit={m.username.submit} onSubmit={start}>
          <p>{m.username.intro}</p>
          <TextField
            name="username"
            kind="username"
            label={m.username.label}
            autoComplete="username"
          />
        </Form>
      )}
      {progress && !resetToken && (
        <CodeStep progress={progress} onProgress={keepProgress} onVerified={setResetToken} />
      )}
      {progress && resetToken && (
        <Form schema={newPasswordForm} submit={m.password.submit} onSubmit={finish}>
          <PasswordField
            name="newPassword"
            label={m.password.label}
            hint={m.password.hint}
            autoComplete="new-password"
            strength
          />
          <PasswordField name="repeat" label={m.password.repeat} autoComplete="new-password" />
        </Form>
      )}
      <Link to={addresses.login}>{m.backToLogin}</Link>
    </Screen>
  );
}
