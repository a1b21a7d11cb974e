import { m } from './messages';
import type { FoundChoices } from './use-choices';

interface Props {
  isOpen: boolean;
  found: FoundChoices;
  nothing?: string;
}

/** How many choices there are, for those who do not see the list. */
export function SearchStatus({ isOpen, found, nothing = m.nothingFound }: Props) {
  const { choices, isLoading, error } = found;
  const said = choices.length > 0 ? m.found(choices.length) : nothing;
  return (
    <span role="status" className="visually-hidden">
      {isOpen && (isLoading ? m.searching : (error ?? said))}
    </span>
  );
}
