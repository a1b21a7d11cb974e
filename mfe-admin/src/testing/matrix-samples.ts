import type {
  MatrixColumn,
  MatrixRow,
  NewSection,
  SwitchCell,
  SwitchPreview,
  SwitchSchedule,
} from '@ziba/shared/contracts/section-switches';

/** A section as a column of the matrix. */
export function aColumn(over: Partial<MatrixColumn> = {}): MatrixColumn {
  return {
    section: 'inventory',
    title: 'انبار',
    icon: 'inventory',
    remote: 'mfe-inventory',
    ...over,
  };
}

/** A section that a team has released and nobody has accepted. */
export function aNewSection(over: Partial<NewSection> = {}): NewSection {
  return {
    section: 'gift-cards',
    title: 'کارت هدیه',
    remote: 'mfe-gift-cards',
    version: '0.1.0-5d07a91c2f3e',
    author: 'تیم هدیه',
    notes: 'نخستین انتشار',
    size: 84_000,
    created_at: '2026-03-21T08:30:00.000Z',
    pages: [{ title: 'کارت هدیه', address: '/clinic/gift-cards' }],
    ...over,
  };
}

/** A section that is on, with nothing unusual. */
export function aCell(over: Partial<SwitchCell> = {}): SwitchCell {
  return {
    section: 'inventory',
    is_on: true,
    reason: null,
    scheduled: null,
    version: null,
    loads: 0,
    failures: 0,
    last_opened_at: null,
    ...over,
  };
}

export function aMatrixRow(over: Partial<MatrixRow> = {}): MatrixRow {
  return {
    clinic_id: 1,
    name: 'کلینیک مهر',
    code: 'C-MEHR-SHZ-0410-1234567',
    city: 'شیراز',
    is_active: true,
    cells: [aCell()],
    ...over,
  };
}

export function aPreview(over: Partial<SwitchPreview> = {}): SwitchPreview {
  return {
    clinics: [{ id: 1, name: 'کلینیک مهر' }],
    unchanged: 0,
    pages: [{ title: 'فهرست کالاها', address: '/clinic/inventory' }],
    users: 4,
    landing_users: 1,
    recent_users: 0,
    ...over,
  };
}

export function aSchedule(over: Partial<SwitchSchedule> = {}): SwitchSchedule {
  return {
    id: 9,
    clinic_id: 1,
    clinic_name: 'کلینیک مهر',
    section: 'inventory',
    is_on: false,
    at: '2026-12-01T05:30:00.000Z',
    created_by: 'admin',
    created_at: '2026-11-20T05:30:00.000Z',
    reason: 'پایان قرارداد',
    ...over,
  };
}
