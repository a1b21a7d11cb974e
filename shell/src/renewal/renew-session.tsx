import { loginTexts } from '@ziba/shared/contracts/login-texts';
import { ApiError } from '@ziba/shared/api/api-error';
import { startSession, type Session } from '@ziba/shared/session/session-store';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { z } from 'zod';
import { signIn } from '../login/sign-in';
import { m } from './messages';

interface Props {
  session: Session;
  onClose: () => void;
}

const input = z.object({
  password: z.string({ error: loginTexts.passwordMissing }).min(1, loginTexts.passwordMissing),
});
const { PasswordField } = fieldsOf<z.input<typeof input>>();

/** The dialog that signs the same user in again. The page and unsaved input stay. */
export function RenewSession({ session, onClose }: Props) {
  const renew = async ({ password }: z.output<typeof input>) => {
    const result = await signIn({ username: session.user.username, password });
    if ('refusal' in result) throw new ApiError(401, result.refusal);
    startSession(result.answer);
    toast.success(m.renewed);
    onClose();
  };

  return (
    <Dialog open size="small" title={m.renew} onClose={onClose}>
      <Form schema={input} frame="none" submit={m.renew} onSubmit={renew}>
        <p>{m.renewHint(session.user.username)}</p>
        <PasswordField name="password" label={m.password} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
