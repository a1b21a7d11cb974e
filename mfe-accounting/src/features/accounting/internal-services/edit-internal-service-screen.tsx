import { internalServiceInput } from '@ziba/shared/contracts/internal-services';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import { internalServices } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { InternalServiceInputs } from './service-inputs';

/** Changes a service that the clinic buys; its code stays. */
export function EditInternalServiceScreen() {
  const record = internalServices.useOne(useIdParam());
  const save = internalServices.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.internalServices);
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: list, label: m.backToList }}
      head={({ subject }) => ({ hint: formatText(subject) })}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
      explain={() => m.loadFailed}
      width="narrow"
    >
      {(service) => (
        <Form
          schema={internalServiceInput}
          stored={service}
          reload={record.mutate}
          submit={common.saveChanges}
          failed={m.editFailed}
          cancel={{ to: list, label: common.cancel }}
          draft="internal-service"
          onSubmit={async (_, { changes }) => {
            await save(changes, service.id);
            toast.success(m.edited);
            await navigate(list);
          }}
        >
          <InternalServiceInputs />
        </Form>
      )}
    </RecordScreen>
  );
}
