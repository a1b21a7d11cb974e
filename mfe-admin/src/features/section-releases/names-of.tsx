import { formatNumber } from '@ziba/shared/format/money';
import { ClinicNames } from './clinic-names';
import { useClinicNames } from './use-clinic-names';

interface Props {
  title: string;
  ids: readonly number[];
}

/** Clinics by name below a heading; nothing where there are none. */
export function NamesOf({ title, ids }: Props) {
  const nameOf = useClinicNames();
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>
        {title} ({formatNumber(ids.length)})
      </h3>
      <ClinicNames clinics={ids.map((id) => ({ id, name: nameOf(id) }))} />
    </section>
  );
}
