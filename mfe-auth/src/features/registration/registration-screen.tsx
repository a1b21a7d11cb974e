import * as addresses from '@ziba/shared/contracts/addresses';
import { registerForm, type RegisterForm } from '@ziba/shared/contracts/auth';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { sectionNames } from '../../widgets/section-names/messages';
import { m } from './messages';
import { requestAccess } from '../../data/registration.api';

const { CheckboxGroupField, MobileField, PasswordField, TextField } = fieldsOf<RegisterForm>();

const toOptions = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

/** A visitor's request for an account. The account is pending until it is approved. */
export function RegistrationScreen() {
  const [registered, setRegistered] = useState<string>();

  async function register(values: RegisterForm) {
    await requestAccess(values);
    setRegistered(values.username);
  }

  if (registered) {
    return (
      <Screen title={m.doneTitle} width="narrow">
        <p role="status">{m.done(registered)}</p>
        <ButtonLink to={addresses.login}>{m.backToLogin}</ButtonLink>
      </Screen>
    );
  }

  return (
    <Screen title={m.title} hint={m.intro} width="narrow">
      <Form
        schema={registerForm}
        submit={m.submit}
        cancel={{ label: m.backToLogin, to: addresses.login }}
        onSubmit={register}
      >
        <AccountInputs />
        <CheckboxGroupField
          name="roles"
          label={m.fields.roles}
          hint={m.hints.roles}
          options={toOptions(sectionNames.clinic)}
        />
        <CheckboxGroupField
          name="permissions"
          label={m.fields.permissions}
          options={toOptions(m.levels)}
        />
      </Form>
    </Screen>
  );
}

/** The inputs for the person, username, email, password and phone number. */
function AccountInputs() {
  return (
    <>
      <TextField name="applicant" label={m.fields.applicant} autoComplete="name" />
      <TextField
        name="clinic_name"
        label={m.fields.clinicName}
        hint={m.hints.clinicName}
        autoComplete="organization"
      />
      <TextField
        name="username"
        kind="username"
        label={m.fields.username}
        hint={m.hints.username}
        autoComplete="username"
      />
      <TextField name="email" kind="email" label={m.fields.email} autoComplete="email" />
      <PasswordField
        name="password"
        label={m.fields.password}
        hint={m.hints.password}
        autoComplete="new-password"
        strength
      />
      <PasswordField
        name="passwordRepeat"
        label={m.fields.passwordRepeat}
        autoComplete="new-password"
      />
      <MobileField name="phoneNumber" label={m.fields.phoneNumber} />
    </>
  );
}
