import {
  ownProfileForm,
  type OwnProfile,
  type OwnProfileForm,
} from '@ziba/shared/contracts/own-account';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { fieldsOf, Form, type Edit } from '@ziba/shared/ui/forms/form';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { saveOwnProfile, useOwnProfile } from '../../data/own-account.api';
import { m } from './messages';

const { TextField, MobileField, DigitsField, TextAreaField, PasswordField } =
  fieldsOf<OwnProfileForm>();

const words = m.profile;

/** Who the person is, and how they can be reached; the latter they change themselves. */
export function ProfileCard() {
  const { data, error, mutate } = useOwnProfile();
  /** After each save the form begins anew, without the typed password. */
  const [saves, setSaves] = useState(0);

  const save = async (
    _values: unknown,
    { changes: { currentPassword, ...changes } }: Edit<OwnProfileForm, OwnProfileForm>,
  ) => {
    const isNewPhone = changes.phoneNumber !== undefined;
    await saveOwnProfile({ ...changes, ...(isNewPhone && currentPassword && { currentPassword }) });
    await mutate();
    setSaves(saves + 1);
    toast.success(words.saved);
  };

  return (
    <Card title={words.title} hint={words.hint}>
      {error && !data && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data && (
        <Parts>
          <FactList facts={factsOf(data)} />
          <Form
            key={saves}
            schema={ownProfileForm}
            frame="none"
            stored={data}
            reload={mutate}
            submit={words.save}
            draft="own-profile"
            onSubmit={save}
          >
            <ImageField name="avatar" label={words.avatar} folder="users" wide />
            <TextField name="email" kind="email" label={words.email} />
            <MobileField name="phoneNumber" label={words.phoneNumber} />
            <PasswordOfNewPhone phoneNumber={data.phoneNumber} />
            <DigitsField name="landlinePhone" label={words.landlinePhone} />
            <MobileField name="relativePhone" label={words.relativePhone} />
            <TextAreaField name="address" label={words.address} wide />
          </Form>
        </Parts>
      )}
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const factsOf = ({ fullName, username, role, nationalCode, systemCode }: OwnProfile) => [
  { label: words.fullName, value: formatText(fullName) },
  { label: words.username, value: username },
  { label: words.role, value: role && formatText(role) },
  { label: words.nationalCode, value: nationalCode && toPersianDigits(nationalCode) },
  { label: words.systemCode, value: systemCode },
];

/** Asks for the current password once the mobile number is another one than the stored. */
function PasswordOfNewPhone({ phoneNumber }: Pick<OwnProfile, 'phoneNumber'>) {
  const typed = useWatch<OwnProfileForm, 'phoneNumber'>({ name: 'phoneNumber' });
  if ((typed ?? '') === (phoneNumber ?? '')) return null;
  return (
    <PasswordField
      name="currentPassword"
      label={words.currentPassword}
      hint={words.currentPasswordHint}
      autoComplete="current-password"
    />
  );
}
