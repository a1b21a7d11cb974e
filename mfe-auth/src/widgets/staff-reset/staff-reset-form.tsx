import { staffResetInput } from '@ziba/shared/contracts/user-account-inputs';
import { repeatedAlike } from '@ziba/shared/contracts/user-fields';
import { userTexts, type UserDetail } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import styled from 'styled-components';
import { z } from 'zod';
import { useResetPassword } from '../../data/staff-user.api';
import { CodeSender } from './code-sender';
import { m } from './messages';

/** The repetition is required here; clients of the texts may leave it out. */
const schema = z
  .object({
    ...staffResetInput.shape,
    confirmPassword: z
      .string({ error: userTexts.passwordsDiffer })
      .min(1, userTexts.passwordsDiffer),
  })
  .superRefine(repeatedAlike);
type Values = z.input<typeof schema>;

const { DigitsField, PasswordField } = fieldsOf<Values>();
const codeLength = 6;

interface Props {
  user: Pick<UserDetail, 'id' | 'profile'>;
  /** Leaves the form without saving. */
  cancelTo: string;
  onDone: () => unknown;
  /** `none` inside a card. */
  frame?: 'card' | 'none';
}

/** A new password for another user, confirmed by a code on the phone of the signed-in user. */
export function StaffResetForm({ user, cancelTo, onDone, frame }: Props) {
  const reset = useResetPassword();
  const save = async ({ password, verificationCode }: z.output<typeof schema>) => {
    await reset(user.id, { password, verificationCode });
    toast.success(m.done);
    await onDone();
  };
  return (
    <Form
      schema={schema}
      frame={frame}
      submit={m.submit}
      failed={m.failed}
      cancel={{ to: cancelTo, label: common.cancel }}
      onSubmit={save}
    >
      <Intro>{m.intro(formatText(user.profile.fullName))}</Intro>
      <PasswordField
        name="password"
        label={m.fields.password}
        hint={m.passwordHint}
        autoComplete="new-password"
        strength
      />
      <PasswordField
        name="confirmPassword"
        label={m.fields.confirmPassword}
        autoComplete="new-password"
      />
      <CodeSender key={user.id} userId={user.id} />
      <DigitsField
        name="verificationCode"
        label={m.fields.code}
        maxLength={codeLength}
        autoComplete="one-time-code"
      />
    </Form>
  );
}

const Intro = styled.p`
  grid-column: 1 / -1;
  color: var(--text-soft);
`;
