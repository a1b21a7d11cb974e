import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useServices } from '../../data/services.api';
import { useStaffServices } from '../../data/staff-services.api';
import { m } from './messages';
import { ServicesForm } from './services-form';
import type { TabContent } from './tab-content';

interface Props extends Pick<TabContent, 'list'> {
  doctorId: number;
  clinicId: number;
}

/** Which services of the clinic a doctor does; every service until some are chosen. */
export function ServicesTab({ doctorId, clinicId, list }: Props) {
  const services = useServices(clinicId);
  const done = useStaffServices(doctorId);
  const mayOpenServices = useMayOpen(addresses.services);
  const error = services?.error ?? done.error;

  if (services?.data && done.data) {
    if (services.data.data.length > 0) {
      return (
        <ServicesForm
          services={services.data.data}
          done={done.data}
          reload={done.mutate}
          list={list}
        />
      );
    }
    const link = mayOpenServices && (
      <ButtonLink to={addresses.services} icon="services">
        {m.services.define}
      </ButtonLink>
    );
    return (
      <EmptyView icon="services" title={m.services.none} hint={m.services.noneHint} action={link} />
    );
  }
  if (!error) return <LoadingView />;
  const retry = () => Promise.all([services?.mutate(), done.mutate()]);
  return <ErrorView error={error} onRetry={retry} />;
}
