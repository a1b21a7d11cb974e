import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { transcriptions } from '../../data/transcriptions.api';
import { CancelPrescription } from '../../widgets/prescription-cancel/cancel-prescription';
import { m } from './messages';
import { prescriptionActions } from './prescription-actions';
import { prescriptionColumns } from './prescription-columns';
import { PrescriptionFilters, prescriptionFilters } from './prescription-filters';

/** The prescriptions of the clinic, or of the doctor who is logged in. */
export function PrescriptionListScreen() {
  const params = useListParams({ filters: prescriptionFilters });
  const { page, search, sort, filters, setPage, setSort } = params;
  const list = transcriptions.useList({ page, search, sort, ...filters });
  const mayWrite = useMay('prescriptions', 'write');
  const [canceling, setCanceling] = useState<Transcription | null>(null);
  const actions = prescriptionActions({ onCancel: mayWrite ? setCanceling : undefined });
  const register = mayWrite && (
    <ButtonLink to={addresses.choosePrescription()} tone="primary" icon="add">
      {m.register}
    </ButtonLink>
  );

  return (
    <Screen
      title={m.title}
      back={{ to: addresses.prescriptions, label: m.home }}
      actions={register}
    >
      <ResourceTable
        label={m.title}
        name="prescriptions"
        toolbar={<PrescriptionFilters {...params} />}
        columns={[...prescriptionColumns, actions]}
        list={list}
        empty={<EmptyView icon="file" title={m.empty} hint={m.emptyHint} action={register} />}
        noMatch={m.noMatch}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
      <CancelPrescription prescription={canceling} onClose={() => setCanceling(null)} />
    </Screen>
  );
}
