import { ApiError } from '@ziba/shared/api/client';
import { userAddresses } from '@ziba/shared/contracts/addresses';
import { generalSettingsForm, type GeneralSettingsForm } from '@ziba/shared/contracts/settings';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGeneralSettings, useSaveGeneralSettings } from '../../data/general-settings.api';
import * as addresses from './addresses';
import { m } from './messages';

const { TextField, TextAreaField } = fieldsOf<GeneralSettingsForm>();
const { fields } = m;

/** Changes the name, the logo and the texts of the product; says it in a dialog when that is refused. */
export function EditGeneralScreen() {
  const record = useGeneralSettings();
  const save = useSaveGeneralSettings();
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const showRefusal = (error: unknown) => {
    if (error instanceof ApiError && error.status === 403) setRefused(true);
    throw error;
  };
  return (
    <RecordScreen
      record={record}
      title={m.editTitle}
      back={{ to: addresses.settings, label: m.title }}
      head={({ main_admin_username }) => ({ actions: <PasswordLink of={main_admin_username} /> })}
      width="narrow"
    >
      {(settings) => (
        <>
          <Form
            schema={generalSettingsForm}
            stored={settings}
            reload={record.mutate}
            submit={common.saveChanges}
            failed={m.failed}
            cancel={{ to: addresses.settings, label: common.cancel }}
            draft="general-settings"
            onSubmit={async (_, { changes }) => {
              await save(changes).catch(showRefusal);
              toast.success(m.saved);
              await navigate(addresses.settings);
            }}
          >
            <GeneralInputs />
          </Form>
          <RefusedDialog open={isRefused} onClose={() => setRefused(false)} />
        </>
      )}
    </RecordScreen>
  );
}

function GeneralInputs() {
  return (
    <>
      <ImageField<GeneralSettingsForm>
        name="logo_image"
        label={fields.logo_image}
        folder="general"
        shape="square"
        icon="services"
        wide
      />
      <TextField name="project_name" label={fields.project_name} />
      <TextField name="login_page_title" label={fields.login_page_title} />
      <TextField name="login_short_slogan" label={fields.login_short_slogan} />
      <TextField name="main_admin_username" label={fields.main_admin_username} />
      <TextAreaField name="login_description" label={fields.login_description} wide />
      <TextAreaField name="project_description" label={fields.project_description} wide />
    </>
  );
}

/** Leads the main administrator to a new password of their own; others cannot set it from here. */
function PasswordLink({ of }: { of: string }) {
  const user = useSession()?.user;
  const address = userAddresses('admin').resetPassword(user?.id ?? 0);
  const mayOpen = useMayOpen(address);
  if (!mayOpen || user?.username !== of) return null;
  return <ButtonLink to={address}>{m.password}</ButtonLink>;
}

function RefusedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={m.refused}
      size="small"
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <p>{m.refusedText}</p>
    </Dialog>
  );
}
