import { api } from '../../api/client';
import {
  ownPasswordForm,
  type OwnPasswordForm as Input,
} from '../../contracts/user-account-inputs';
import { fieldsOf, Form } from '../../ui/forms/form';
import { m } from './messages';

interface Props {
  /** Called after the change. If it throws, the form shows the error and may be submitted again. */
  onChanged: () => unknown;
  /** `none` inside a card. */
  frame?: 'card' | 'none';
}

const { PasswordField } = fieldsOf<Input>();

/** Changes the own password, with the current one. All other sessions of the user end. */
export function OwnPasswordForm({ onChanged, frame }: Props) {
  const save = async ({ currentPassword, newPassword }: Input) => {
    await api.post('/auth/password', { currentPassword, newPassword });
    await onChanged();
  };

  return (
    <Form schema={ownPasswordForm} frame={frame} submit={m.submit} onSubmit={save}>
      <PasswordField name="currentPassword" label={m.current} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={m.next}
        hint={m.hint}
        autoComplete="new-password"
        strength
      />
      <PasswordField name="repeat" label={m.repeat} autoComplete="new-password" />
    </Form>
  );
}
