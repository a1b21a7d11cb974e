import type { Drug } from '@ziba/shared/contracts/drugs';
import { formatText } from '@ziba/shared/format/text';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useSetFavourite } from '../../data/drugs.api';
import { m } from './messages';

const words = m.drugs;

/** Adds a drug to the own favourites or takes it out, and tells the outcome. */
export function useToggleFavourite() {
  const setFavourite = useSetFavourite();
  return async ({ id, name }: Drug, isFavourite: boolean): Promise<void> => {
    try {
      await setFavourite(id, isFavourite);
      const said = isFavourite ? words.favouriteAdded : words.favouriteRemoved;
      toast.success(said(formatText(name)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toast.error([words.favouriteFailed, reason].join('. '));
    }
  };
}
