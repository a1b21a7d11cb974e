import { ownClinicForm, type OwnClinicForm } from '@ziba/shared/contracts/clinic-inputs';
import { common } from '@ziba/shared/messages';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import { useOwnClinic, useSaveOwnClinic } from '../../data/own-clinic.api';
import { AccentField } from './accent/accent-field';
import * as addresses from './addresses';
import { ChangeCard } from './change-request/change-card';
import { m } from './messages';

const { DigitsField, MobileField, TextField, TextAreaField } = fieldsOf<OwnClinicForm>();
const { fields } = m;

/** The clinic changes its own details and colour, and asks for another responsible person or identity document. */
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
          <ChangeCard clinic={clinic} />
        </>
      )}
    </RecordScreen>
  );
}
