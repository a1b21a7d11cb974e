import { addDays, todayInTehran } from '../lib/tehran';

/** An edit: where a row is found, where it is changed, and two changes. */
export interface Edit {
  /** The path of the row; `:id` is that of the first row of `list`. */
  path: string;
  list?: string;
  method?: 'POST' | 'PUT';
  as?: 'operator';
  one: object;
  other: object;
  /** The path for reading the row, if it is not `path`. */
  read?: string;
}

const allWeek = (from: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to: '24:00' }));

const notes = { one: { notes: 'الف' }, other: { notes: 'ب' } };
const names = { one: { name: 'نام یک' }, other: { name: 'نام دو' } };
const titles = { one: { title: 'عنوان یک' }, other: { title: 'عنوان دو' } };
const descriptions = { one: { description: 'الف' }, other: { description: 'ب' } };

/** An edit of every kind of row, on the demo data. */
export const edits: Record<string, Edit> = {
  patients: { path: '/patients/:id', list: '/patients/pagination', ...notes },
  products: { path: '/products/:id', list: '/products/clinic/1', ...names },
  services: {
    path: '/presentableServices/:id',
    list: '/presentableServices/clinic/1/pagination',
    ...descriptions,
  },
  appointments: { path: '/appointments/:id', list: '/appointments', ...descriptions },
  'treatment plans': {
    path: '/treatmentPlans/:id',
    list: '/treatmentPlans',
    one: { plan_notes: 'الف' },
    other: { plan_notes: 'ب' },
  },
  prescriptions: {
    path: '/patient-transcriptions/:id',
    list: '/patient-transcriptions/pagination?status=recorded',
    ...descriptions,
  },
  'leaves and closures': {
    path: '/schedule/exceptions/:id',
    list: '/schedule/exceptions',
    one: { reason: 'الف' },
    other: { reason: 'ب' },
    read: '/schedule/exceptions',
  },
  holidays: {
    path: '/schedule/holidays/:id',
    list: '/schedule/holidays',
    read: '/schedule/holidays',
    ...titles,
  },
  'staff documents': {
    path: '/financial-documents/:id',
    list: '/financial-documents/pagination?clinicId=1',
    ...titles,
  },
  'documents of goods': {
    path: '/product-financial/:id',
    list: '/product-financial/pagination?clinicId=1',
    ...descriptions,
  },
  devices: { path: '/devices/:id', list: '/devices/pagination', ...descriptions },
  discounts: { path: '/discounts/:id', list: '/discounts', ...titles },
  users: {
    path: '/users/:id',
    list: '/users/clinic/1/index',
    one: { fullName: 'نام یک' },
    other: { fullName: 'نام دو' },
  },
  'treatment sessions': {
    path: '/treatmentSessions/:id',
    list: `/treatmentSessions/filterByDateRange?start=${addDays(todayInTehran(), 1)}&end=${addDays(todayInTehran(), 60)}`,
    one: { session_description: 'الف' },
    other: { session_description: 'ب' },
  },
  'plan templates': {
    path: '/planTemplates/:id',
    list: '/planTemplates',
    ...descriptions,
  },
  'internal services': {
    path: '/internal-services/:id',
    list: '/internal-services/pagination',
    ...descriptions,
  },
  'documents of internal services': {
    path: '/internal-service-documents/:id',
    list: '/internal-service-documents/pagination',
    ...descriptions,
  },
  'financial profiles': {
    path: '/financialInfo/:id',
    list: '/financialInfo/pagination',
    one: { monthly_leave: 2 },
    other: { monthly_leave: 4 },
  },
  insurances: { path: '/insurances/:id', list: '/insurances', ...names },
  ...Object.fromEntries(
    [
      'productTypes',
      'productCategories',
      'presentableServiceCategories',
      'doctorTypes',
      'metaRoles',
    ].map((list) => [list, { path: `/${list}/:id`, list: `/${list}/clinic/1`, ...names }]),
  ),
  'kinds of clinics': {
    path: '/clinic-categories/:id',
    list: '/clinic-categories',
    as: 'operator',
    ...names,
  },
  'prices of resources': {
    path: '/resources-pricing/:id',
    list: '/resources-pricing',
    as: 'operator',
    ...titles,
  },
  'working hours': {
    path: '/schedule/working-hours',
    method: 'PUT',
    // Long hours, so that all bookings are inside.
    one: { hours: allWeek('00:00') },
    other: { hours: allWeek('00:15') },
  },
  'settings of appointments': {
    path: '/appointments/settings',
    method: 'PUT',
    one: { cancel_hours: 3 },
    other: { cancel_percent: 20 },
  },
  'settings of accounting': {
    path: '/accounting/settings',
    method: 'PUT',
    one: { monthly_leave: 2 },
    other: { monthly_leave: 4 },
  },
  'settings of prescriptions': {
    path: '/prescriptions/settings',
    method: 'PUT',
    one: { print_title: 'الف' },
    other: { print_title: 'ب' },
  },
  'settings of patients': {
    path: '/patients/settings',
    method: 'PUT',
    one: { only_own_patients: true },
    other: { only_own_patients: false },
  },
  drugs: { path: '/drugs/:id', list: '/drugs', ...names },
  clinics: { path: '/clinics/:id', as: 'operator', list: '/clinics/pagination', ...notes },
  'general settings': {
    path: '/settings/general/1',
    read: '/settings/general',
    as: 'operator',
    one: { project_name: 'الف' },
    other: { project_name: 'ب' },
  },
};
