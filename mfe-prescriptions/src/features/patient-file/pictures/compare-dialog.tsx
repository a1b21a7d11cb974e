import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { usePhotoSets } from '../../../data/photo-sets.api';
import { CompareSlider } from './compare-slider';
import { m } from './messages';
import { comparable, firstPair } from './shots';

interface Props {
  patientId: number;
  onClose: () => void;
}

/** The sets that are offered for a comparison, from the latest one back. */
const limit = 100;
const words = m.compare;

/** Two pictures of one angle over each other, with a border that is moved. */
export function CompareDialog({ patientId, onClose }: Props) {
  const { data, error, mutate } = usePhotoSets(patientId, { limit });
  const [first, ...others] = data ? comparable(data.data) : [];
  return (
    <Dialog open size="large" title={words.title} onClose={onClose}>
      {!data && (error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />)}
      {data && !first && <EmptyView icon="camera" title={words.none} />}
      {first && <Comparison angles={[first, ...others]} />}
    </Dialog>
  );
}

type Angle = ReturnType<typeof comparable>[number];

interface ComparisonProps {
  angles: readonly [Angle, ...Angle[]];
}

function Comparison({ angles }: ComparisonProps) {
  const [asked, setAngle] = useState<string>();
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const { angle, shots } = angles.find((one) => one.angle === asked) ?? angles[0];
  const pair = { ...firstPair(shots), ...chosen };
  const first = shots.find(({ id }) => id === pair.before);
  const second = shots.find(({ id }) => id === pair.after);
  const options = shots.map(({ id, label }) => ({ value: id, label }));
  const select = (side: 'before' | 'after') => (
    <FilterSelect
      label={words[side]}
      value={String(pair[side])}
      options={options}
      all={null}
      onChange={(id) => setChosen({ ...chosen, [side]: Number(id) })}
    />
  );
  return (
    <Parts>
      <Bar>
        <FilterSelect
          label={words.angle}
          value={angle}
          options={angles.map((one) => ({ value: one.angle, label: m.angles[one.angle] }))}
          all={null}
          onChange={(value) => {
            setAngle(value);
            setChosen({});
          }}
        />
        {select('before')}
        {select('after')}
      </Bar>
      {first && second && <CompareSlider first={first} second={second} />}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
`;
