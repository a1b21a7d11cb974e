import { ownClinicForm, type OwnClinicForm } from '@ziba/shared/contracts/clinic-inputs';
import type { ClinicSummary } from '@ziba/shared/contracts/clinics';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useNavigate } from 'react-router-dom';
import { useOwnClinic, useSaveOwnClinic } from '../../data/own-clinic.api';
import { AccentField } from './accent/accent-field';
import * as addresses from './addresses';
import { m } from './messages';

const { DigitsField, MobileField, TextField, TextAreaField } = fieldsOf<OwnClinicForm>();
const { fields } = m;

/** The clinic changes its own details; the responsible person and the identity document are shown (beyond M3). */
export function EditGeneralScreen() {
  const record = useOwnClinic();
  const save = useSaveOwnClinic();
  const navigate = useNavigate();
  return (
    <RecordScreen
      record={record}
      title={m.editTitle}
      back={{ to: addresses.general, label: m.general }}
      width="narrow"
    >
      {(clinic) => (
        <>
          <Form
            schema={ownClinicForm}
            stored={clinic}
            reload={record.mutate}
            submit={common.saveChanges}
            failed={m.failed}
            cancel={{ to: addresses.general, label: common.cancel }}
            draft="own-clinic"
            onSubmit={async (_, { changes }) => {
              await save(changes);
              toast.success(m.saved);
              await navigate(addresses.settings);
            }}
          >
            <ImageField<OwnClinicForm>
              name="avatar_image"
              label={fields.avatar_image}
              folder="general"
              shape="square"
              icon="clinics"
              wide
            />
            <TextField name="name" label={fields.name} />
            <TextField name="address" label={fields.address} wide />
            <MobileField name="phone1" label={fields.phone1} />
            <DigitsField name="phone2" label={fields.phone2} />
            <TextAreaField name="notes" label={fields.notes} wide />
            <AccentField />
          </Form>
          <OfSupport clinic={clinic} />
        </>
      )}
    </RecordScreen>
  );
}

/** What the clinic asks the platform to change, and how. */
function OfSupport({ clinic: { responsible_name, identity_file } }: { clinic: ClinicSummary }) {
  const mayAsk = useMayOpen(addresses.support);
  return (
    <Card
      title={m.bySupport}
      hint={m.bySupportText}
      actions={mayAsk && <ButtonLink to={addresses.support}>{m.toSupport}</ButtonLink>}
    >
      <FactList
        facts={[
          { label: fields.responsible_name, value: formatText(responsible_name) },
          {
            label: fields.identity_file,
            value: identity_file && (
              <StoredFiles label={fields.identity_file} names={identity_file} />
            ),
          },
        ]}
      />
    </Card>
  );
}
