import * as addresses from '@ziba/shared/contracts/addresses';
import {
  defaultServiceImage,
  serviceInput,
  type Service,
  type ServiceInput,
} from '@ziba/shared/contracts/services';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useListReturn } from '@ziba/shared/router/list-return';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from './messages';
import { ServiceInputs } from './service-inputs';
import { services } from '../../data/services.api';

/** Changes a service; existing bookings keep their fee. */
export function EditServiceScreen() {
  const record = services.useOne(useIdParam('serviceId'));
  const back = useListReturn(addresses.services);

  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: back, label: m.title }}
      head={({ title }) => ({ hint: formatText(title) })}
      explain={explain}
      width="narrow"
    >
      {(service) =>
        service.is_active ? (
          <ServiceForm key={service.id} service={service} reload={record.mutate} back={back} />
        ) : (
          <EmptyView icon="archive" title={m.isArchived} />
        )
      }
    </RecordScreen>
  );
}

/** The message for an address without a valid id. */
const explain = ({ status, message }: { status?: number; message: string }) =>
  status === 400 ? m.wrongId : message;

/** The service as the form takes it: the default picture is not a file of the service. */
function withOwnImage(service: Service) {
  return service.image === defaultServiceImage ? { ...service, image: null } : service;
}

interface FormProps {
  service: Service;
  /** Reads the service again. */
  reload: () => unknown;
  back: string;
}

function ServiceForm({ service, reload, back }: FormProps) {
  const save = services.useSave();
  const navigate = useNavigate();

  const stored = useMemo(() => withOwnImage(service), [service]);

  const edit = async (_: ServiceInput, { changes }: Edit<ServiceInput, ServiceInput>) => {
    await save(changes, service.id);
    toast.success(m.edited);
    await navigate(back);
  };

  return (
    <Form
      schema={serviceInput}
      stored={stored}
      reload={reload}
      submit={common.saveChanges}
      failed={m.editFailed}
      cancel={{ to: back, label: common.cancel }}
      draft="service"
      onSubmit={edit}
    >
      <ServiceInputs />
    </Form>
  );
}
