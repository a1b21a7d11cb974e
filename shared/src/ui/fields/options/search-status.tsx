import { m } from './messages';
import type { FoundChoices } from './use-choices';

interface Props {
  isOpen: boolean;
  found: FoundChoices;
  nothing?: string;
}

/** Tells screen readers how many choices were found. */
export function SearchStatus({ isOpen, found, nothing = m.nothingFound }: Props) {
  const { choices, isLoading, error } = found;
  const result = choices.length > 0 ? m.found(choices.length) : nothing;
  return (
    <span role="status" className="visually-hidden">
      {isOpen && (isLoading ? m.searching : (error ?? result))}
    </span>
  );
}
