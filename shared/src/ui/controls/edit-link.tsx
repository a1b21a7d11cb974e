import { common } from '../../messages';
import { useFromList } from '../../router/list-return';
import { ButtonLink } from './button-link';

interface Props {
  to: string;
  /** What the row is about; read aloud, for a table holds many links of this kind. */
  name: string;
}

/** The row action 'edit'. The form it opens finds the way back with `useListReturn`. */
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
