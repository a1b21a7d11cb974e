import type { Service } from '@ziba/shared/contracts/services';
import type { StaffServices } from '@ziba/shared/contracts/staff-services';
import { common } from '@ziba/shared/messages';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSaveStaffServices } from '../../data/staff-services.api';
import { m } from './messages';
import { ServicesField } from './services-field';
import { servicesSchema, storedValues, type ServicesValues } from './services-values';
import type { TabContent } from './tab-content';

const texts = m.services;

interface Props extends Pick<TabContent, 'reload' | 'list'> {
  /** The services that the clinic offers. */
  services: readonly Service[];
  /** The services that the doctor does. */
  done: StaffServices;
}

/** Chooses every service, or some of them; saving returns to the list. */
export function ServicesForm({ services, done, reload, list }: Props) {
  const save = useSaveStaffServices();
  const navigate = useNavigate();
  const stored = useMemo(() => storedValues(done, services), [done, services]);
  const saveServices = async (
    { scope, serviceIds }: ServicesValues,
    { changes }: Edit<ServicesValues, ServicesValues>,
  ) => {
    if (changes.scope ?? changes.serviceIds) {
      const { version } = changes;
      await save(done.id, { serviceIds: scope === 'all' ? [] : serviceIds, version });
    }
    toast.success(m.edited);
    await navigate(list);
  };
  return (
    <Form
      schema={servicesSchema}
      stored={stored}
      reload={reload}
      submit={common.saveChanges}
      failed={m.editFailed}
      cancel={{ to: list, label: common.cancel }}
      draft="user-services"
      onSubmit={saveServices}
    >
      <RadioField<ServicesValues>
        name="scope"
        label={texts.scope}
        options={[
          { value: 'all', label: texts.all },
          { value: 'some', label: texts.some },
        ]}
        hint={texts.scopeHint}
        wide
      />
      <ChosenServices services={services} />
    </Form>
  );
}

function ChosenServices({ services }: Pick<Props, 'services'>) {
  const scope = useWatch<ServicesValues, 'scope'>({ name: 'scope' });
  return scope === 'some' && <ServicesField services={services} />;
}
