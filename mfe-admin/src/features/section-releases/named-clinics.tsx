import { formatNumber } from '@ziba/shared/format/money';
import { ClinicNames } from './clinic-names';
import { useClinicNames } from './use-clinic-names';

interface Props {
  title: string;
  ids: readonly number[];
}

/** The names of clinics below a heading; renders nothing when `ids` is empty. */
export function NamedClinics({ title, ids }: Props) {
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
