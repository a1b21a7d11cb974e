import * as addresses from '@ziba/shared/contracts/addresses';
import { idOf } from '@ziba/shared/contracts/id-of';
import type { SurgicalForm } from '@ziba/shared/contracts/transcription-inputs';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { UnreadNote } from '../../widgets/unread-note/unread-note';
import { m } from './messages';
import { useServiceChoices } from './use-service-choices';

/**
 * The service of an operation, out of the operations that the doctor does. Loading, a failed call and a clinic without services look different: the
 * last one gets a link to the services.
 */
export function ServiceField({ doctorId }: { doctorId: number | undefined }) {
  const { formState } = useFormContext<SurgicalForm>();
  const kept = idOf(formState.defaultValues?.service_type_id);
  const { services, source, hint, error, retryDoctors } = useServiceChoices(doctorId, kept);
  const mayOpenServices = useMayOpen(addresses.services);
  const isLoading = !services && !error;
  const isEmpty = services?.some(({ is_active }) => is_active) === false;
  return (
    <>
      <ComboboxField<SurgicalForm>
        name="service_type_id"
        label={m.service}
        source={source}
        placeholder={isLoading ? m.servicesLoading : m.serviceSearch}
        nothing={m.noService}
        hint={hint}
      />
      {retryDoctors && (
        <Wide>
          <UnreadNote onRetry={retryDoctors}>{m.doctorServicesUnread}</UnreadNote>
        </Wide>
      )}
      {isEmpty && (
        <Wide>
          <EmptyView
            icon="services"
            title={m.noServices}
            action={
              mayOpenServices && <ButtonLink to={addresses.services}>{m.toServices}</ButtonLink>
            }
          />
        </Wide>
      )}
    </>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
