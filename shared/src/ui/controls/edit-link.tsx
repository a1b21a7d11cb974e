import { common } from '../../messages';
import { useFromList } from '../../router/list-return';
import { ButtonLink } from './button-link';

interface Props {
  to: string;
  /** What the row is about; part of the accessible name, because a table has many such links. */
  name: string;
}

/** The row action 'edit'. The form that it opens leads back to the list with `useListReturn`. */
export function EditLink({ to, name }: Props) {
  return (
    <ButtonLink
      to={to}
      state={useFromList()}
      tone="quiet"
      size="small"
      icon="edit"
      aria-label={common.editOf(name)}
    >
      {common.edit}
    </ButtonLink>
  );
}
