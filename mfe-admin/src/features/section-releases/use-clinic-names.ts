import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';
import { useClinics } from '../../data/section-releases.api';

/** Returns a function from a clinic's id to its name; a text with the id while the names are not loaded. */
export function useClinicNames(): (id: number) => string {
  const { data } = useClinics();
  const names = new Map(data?.data.map(({ id, name }) => [id, name]));
  return (id) => formatText(names.get(id)) || m.clinicOf(toPersianDigits(id));
}
