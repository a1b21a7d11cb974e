import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { m } from './messages';

interface Props {
  /** Where the booking begins, if something of it is known already. */
  to?: string;
}

/** Begins a booking from any view of the appointments; nothing for users who may not book. */
export function BookLink({ to = addresses.chooseService }: Props) {
  if (!useMayOpen(addresses.chooseService)) return null;
  return (
    <ButtonLink to={to} tone="primary" icon="add">
      {m.book}
    </ButtonLink>
  );
}
