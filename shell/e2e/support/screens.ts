import { apiOf } from './api';
import type { JourneyClock } from './clock';
import type { RunningProduct } from './running-product';

/**
 * All addresses of the product, grouped by a user who may open them (the name before the colon). `:x`
 * is a placeholder for an id of the API.
 */
export const screens: Record<string, string[]> = {
  nobody: ['/', '/login', '/register', '/forget-password', '/not-found'],
  admin: [
    '/admin/dashboard',
    '/admin/clinics',
    '/admin/clinics/all',
    '/admin/clinics/settings',
    '/admin/clinics/create',
    '/admin/clinics/edit/:clinic',
    '/admin/clinics/:clinic',
    '/account',
  ],
  'admin: users': [
    '/admin/users',
    '/admin/users/create',
    '/admin/users/permission/:unknown',
    '/admin/users/settings',
    '/admin/users/edit/:doctor',
    '/admin/users/permission/edit/:doctor',
    '/admin/users/permission/edit/:doctor?openBox=password',
    '/admin/users/reset-password/:doctor',
  ],
  'admin: sections': [
    '/admin/sections',
    '/admin/sections/schedules',
    '/admin/sections/explain?clinic=1&user=:doctor&section=inventory',
    '/admin/sections/releases',
    '/admin/sections/releases/:remote',
    '/admin/sections/rings',
    '/admin/sections/tokens',
    '/admin/sections/developers',
    '/admin/sections/audit',
  ],
  mina: [
    '/clinic/dashboard',
    '/clinic/patients',
    '/clinic/patients/create',
    '/clinic/patients/edit/:patient',
    '/clinic/patients/archived',
    '/clinic/patients/settings',
    '/clinic/patients/file/:patient',
    '/clinic/patients/merge/:patient',
    '/clinic/patients/merge/:patient/:second',
    '/clinic/patients/file/:patient?tab=timeline',
    '/clinic/patients/file/:patient?tab=payments',
    '/clinic/patients/file/:patient?tab=changes',
    '/clinic/services',
    '/clinic/services/create',
    '/clinic/services/edit/:service',
    '/clinic/services/settings',
    '/clinic/inventory',
    '/clinic/inventory/create',
    '/clinic/inventory/edit/:product',
    '/clinic/inventory/settings',
    '/clinic/accounting',
    '/clinic/accounting/users',
    '/clinic/accounting/users/view-document/:document',
    '/clinic/accounting/users/new-accounting-document',
    '/clinic/accounting/users/edit-document/:document',
    '/clinic/accounting/users/financial-info',
    '/clinic/accounting/users/financial-info-view/:profile',
    '/clinic/accounting/users/new-financial-info/:doctor',
    '/clinic/accounting/users/edit-financial-info/:profile',
    '/clinic/accounting/settings',
    '/clinic/accounting/inventory',
    '/clinic/accounting/inventory/new',
    '/clinic/accounting/inventory/edit/:stock',
    '/clinic/accounting/clinic',
    '/clinic/accounting/local-services',
    '/clinic/accounting/local-services/new',
    '/clinic/accounting/local-services/edit/:bought',
    '/clinic/accounting/local-services/new-document',
    '/clinic/accounting/local-services/edit-document/:bill',
    '/clinic/accounting/local-service/edit-document/:bill',
    '/clinic/accounting/technical',
    '/clinic/accounting/technical/new',
    '/clinic/accounting/technical/edit/:device',
    '/account',
  ],
  'mina: users': [
    '/clinic/users',
    '/clinic/users/create',
    '/clinic/users/user-permission/:unknown',
    '/clinic/users/settings',
    '/clinic/users/edit/:doctor',
    '/clinic/users/edit/:doctor?tab=schedule',
    '/clinic/users/edit/:doctor?tab=services',
    '/clinic/users/edit/:doctor?tab=finance',
    '/clinic/users/edit/:doctor?tab=sessions',
    '/clinic/users/user-permission/edit/:doctor',
    '/clinic/users/permission/edit/:doctor',
    '/clinic/users/permission/edit/:doctor?openBox=password',
    '/clinic/users/reset-password/:doctor',
  ],
  'mina: appointments': [
    '/clinic/appointments',
    '/clinic/appointments/patients/file/:patient',
    '/clinic/appointments/choose-service',
    '/clinic/appointments/doctors-list',
    '/clinic/appointments/doctor-schedule/:doctor',
    '/clinic/appointments/set-appointment?doctor=:doctor&start=:time',
    '/clinic/appointments/receipt',
    '/clinic/appointments/receipt/:appointment',
    '/clinic/appointments/day-board',
    '/clinic/appointments/day-board?view=week&doctor=:doctor',
    '/clinic/appointments/waiting-room',
    '/clinic/appointments/all',
    '/clinic/appointments/settings',
    '/clinic/appointments/settings?tab=hours',
    '/clinic/appointments/settings?tab=closures',
    '/clinic/appointments/settings?tab=holidays',
    '/clinic/appointments/treatment-plan',
    '/clinic/appointments/treatment-plan/create',
    '/clinic/appointments/treatment-plan/templates',
    '/clinic/appointments/treatment-plan/display/:plan',
    '/clinic/appointments/treatment-plan/edit/:plan',
    '/clinic/appointments/treatment-plan/session/:session',
    '/clinic/appointments/treatment-plan/report?session=:done',
    '/clinic/appointments/treatment-plan/report/create?session=:session',
    '/clinic/appointments/treatment-plan/report/edit/:done',
  ],
  'mina: prescriptions': [
    '/clinic/prescriptions',
    '/clinic/prescriptions/today-patients',
    '/clinic/prescriptions/choose-prescription-action?appointment=:appointment',
    '/clinic/prescriptions/report',
    '/clinic/prescriptions/preview/:prescription',
    '/clinic/prescriptions/preview/-?appointment=:appointment',
    '/clinic/prescriptions/pharmacy-prescription/create',
    '/clinic/prescriptions/pharmacy-prescription/create?appointment=:appointment',
    '/clinic/prescriptions/settings',
    '/clinic/prescriptions/settings?tab=texts',
    '/clinic/prescriptions/surgical-prescription/create',
    '/clinic/prescriptions/surgical-prescription/create?appointment=:appointment',
    '/clinic/prescriptions/surgical-prescription/edit/:operation',
    '/clinic/prescriptions/pharmacy-prescription/edit/:pharmacy',
    '/clinic/prescriptions/create-report/:operation',
    '/clinic/prescriptions/edit-report/:reported',
  ],
  viewer: ['/clinic/inventory', '/clinic/services', '/clinic/inventory/create'],
};

const listsAt = ({ day }: JourneyClock): Record<string, string> => ({
  ':appointment': '/appointments?limit=1',
  ':patient': '/patients/pagination?limit=1',
  ':second': '/patients/pagination?limit=1&page=2',
  ':service': '/presentableServices/clinic/1/pagination?limit=1',
  ':product': '/products/clinic/1?limit=1',
  ':prescription': '/patient-transcriptions/pagination?limit=1',
  ':operation': '/patient-transcriptions/pagination?type=surgical&status=recorded&limit=1',
  ':pharmacy': '/patient-transcriptions/pagination?type=pharmacy&status=recorded&limit=1',
  ':reported': '/patient-transcriptions/pagination?type=surgical&status=reported&limit=1',
  ':document': '/financial-documents/pagination?clinicId=1&limit=1',
  // One with a fixed income: those without come last.
  ':profile': '/financialInfo/pagination?sort=fixed_amount&limit=1',
  ':plan': '/treatmentPlans?limit=1',
  ':session': `/treatmentSessions/filterByDateRange?start=${day(1)}&end=${day(60)}`,
  ':done': '/treatmentSessions/plan/15',
  ':stock': '/product-financial/pagination?clinicId=1&limit=1',
  ':bought': '/internal-services/pagination?limit=1',
  ':bill': '/internal-service-documents/pagination?limit=1',
  ':device': '/devices/pagination?limit=1',
});

/** Reads the ids for the placeholders of addresses from a running product. */
export async function findIds({ address, clock }: RunningProduct): Promise<Record<string, string>> {
  const call = await apiOf(address, 'mina');
  const found = Object.entries(listsAt(clock)).map(async ([placeholder, path]) => {
    const { data } = (await (await call(path)).json()) as { data: { id: number }[] };
    return [placeholder, String(data[0]?.id)];
  });
  // Tomorrow's openings: a free time of today may be past when its screen is visited, and a past time cannot
  // be held (409).
  const openings = await (await call(`/schedule/openings?count=1&date=${clock.day(1)}`)).json();
  const [free] = (openings as { data: { doctor_id: number; slots: { start: string }[] }[] }).data;
  return {
    ...Object.fromEntries(await Promise.all(found)),
    ':clinic': '1',
    // The system code of a new user whose first step was not filled in.
    ':unknown': 'U-1700000000000',
    ':remote': 'mfe-inventory',
    ':doctor': String(free?.doctor_id),
    // The first free time from tomorrow on.
    ':time': encodeURIComponent(free?.slots[0]?.start ?? ''),
  };
}
