import { planAddresses } from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';

/**
 * The addresses of the screens of treatment plans. The screens stand in two sections; each address is
 * the one that the user may open. `lists` are all addresses of the list. `write` is null for users
 * who may only read.
 */
export function usePlanAddresses() {
  const own = planAddresses('appointments');
  const prescribed = planAddresses('prescriptions');
  const mayListOwn = useMayOpen(own.list);
  const mayListPrescribed = useMayOpen(prescribed.list);
  const mayCreateOwn = useMayOpen(own.create);
  const mayCreatePrescribed = useMayOpen(prescribed.create);

  const { create, templates } = mayCreateOwn ? own : prescribed;
  const { edit } = mayCreatePrescribed ? prescribed : own;
  return {
    list: (mayListOwn ? own : prescribed).list,
    lists: [own.list, prescribed.list],
    display: (mayListPrescribed ? prescribed : own).display,
    write: mayCreateOwn || mayCreatePrescribed ? { create, templates, edit } : null,
  };
}
