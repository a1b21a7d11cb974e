import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';
import { useClinics } from '../../data/section-releases.api';

/** What a clinic is called; its number as long as nobody knows the name. */
export function useClinicNames(): (id: number) => string {
  const { data } = useClinics();
  const names = new Map(data?.data.map(({ id, name }) => [id, name]));
  return (id) => formatText(names.get(id)) || m.clinicOf(toPersianDigits(id));
}
