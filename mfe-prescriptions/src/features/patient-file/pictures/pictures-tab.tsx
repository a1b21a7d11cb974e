import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Patient } from '@ziba/shared/contracts/patients';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Pagination } from '@ziba/shared/ui/tables/pagination';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { usePhotoSets } from '../../../data/photo-sets.api';
import { CompareDialog } from './compare-dialog';
import { m } from './messages';
import { NewSetDialog } from './new-set-dialog';
import { PhotoSetCard } from './photo-set-card';

const limit = 5;

/** Whether the signed-in user adds pictures; the same rule as the server's (`photoReaders`). */
function useMayAdd(): boolean {
  const inPatients = useMay('patients', 'write');
  const inPrescriptions = useMay('prescriptions', 'write');
  return inPatients || inPrescriptions;
}

/** The pictures of the patient in sets, the latest day first, and their comparison. */
export function PicturesTab({ patient }: { patient: Patient }) {
  const { page, setPage } = useListParams('pictures');
  const { data, error, mutate } = usePhotoSets(patient.id, { page, limit });
  const [open, setOpen] = useState<'new' | 'compare' | null>(null);
  const mayAdd = useMayAdd();
  const add = mayAdd && (
    <Button tone="primary" icon="add" aria-haspopup="dialog" onClick={() => setOpen('new')}>
      {m.add}
    </Button>
  );
  const close = () => setOpen(null);
  const isEmpty = data?.meta.total === 0;
  return (
    <Parts>
      {error && <ErrorView error={error} onRetry={() => mutate()} />}
      {!data && !error && <LoadingView />}
      {isEmpty && (
        <EmptyView icon="camera" title={m.empty} hint={m.emptyHint} action={add || undefined} />
      )}
      {data && !isEmpty && (
        <>
          <Bar>
            {add}
            <Button aria-haspopup="dialog" onClick={() => setOpen('compare')}>
              {m.compare.act}
            </Button>
          </Bar>
          <Sets aria-label={m.list}>
            {data.data.map((set) => (
              <li key={set.id}>
                <PhotoSetCard set={set} mayAnswer={mayAdd} />
              </li>
            ))}
          </Sets>
          <Pagination
            page={page}
            totalPages={data.meta.totalPages}
            total={data.meta.total}
            onPage={setPage}
            of={m.list}
          />
        </>
      )}
      {open === 'new' && <NewSetDialog patientId={patient.id} onClose={close} />}
      {open === 'compare' && <CompareDialog patientId={patient.id} onClose={close} />}
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
  gap: var(--space-2);
`;

const Sets = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
