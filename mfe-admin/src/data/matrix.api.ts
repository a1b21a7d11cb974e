import { createResource, type ListQuery } from '@ziba/shared/api/create-resource';
import type { Page } from '@ziba/shared/contracts/lists';
import type { MatrixColumn, MatrixRow } from '@ziba/shared/contracts/section-switches';
import { useMemo } from 'react';
import useSWR from 'swr';

/** A row of the matrix: a clinic with all its sections. */
export interface ClinicRow extends MatrixRow {
  id: number;
}

/** The paths to read again after a change of switches. */
export const stalePaths = ['/registry/matrix', '/registry/switch-schedules', '/registry/audit'];

const clinics = createResource<ClinicRow>('/registry/matrix', {
  listPath: '/registry/matrix',
  liveEvents: ['registry.changed'],
});

const asRows = ({ data, meta }: Page<MatrixRow>): Page<ClinicRow> => ({
  data: data.map((row) => ({ ...row, id: row.clinic_id })),
  meta,
});

/** One page of clinics with their switches; updated when others change them. */
export function useMatrix(query: ListQuery) {
  const list = clinics.useList(query);
  const data = useMemo(() => list.data && asRows(list.data), [list.data]);
  const readPage = async (page: number, limit: number, signal?: AbortSignal) =>
    asRows(await list.readPage(page, limit, signal));
  return { ...list, data, readPage };
}

/** The sections that can be switched, in menu order. */
export function useSections() {
  return useSWR<Page<MatrixColumn>, Error>(['/registry/sections', '/registry/sections']);
}
