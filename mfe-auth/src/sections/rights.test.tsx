import { pageWith } from '@ziba/shared/testing/fake-api';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aNamed, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { aMetaRole, aUserDetail, noResetCode } from '../testing/user-samples';
import account from './account.section';
import adminUsers from './admin-users.section';
import clinicUsers from './clinic-users.section';

const doctor = aUserDetail({ access: [] });
const request = {
  ...aStaffUser({ id: 40, type: 'staff', username: 'sahar', clinic_id: null, role: null }),
  account_status: 'pending',
  created_at: '2026-01-03T08:30:00.000Z',
  requested_access: { sections: ['inventory'], levels: [2] },
  version: 3,
};
const session = {
  id: 'b0a1f3c8-7a1e-4a55-9b55-2f9b6f1f0c11',
  current: false,
  created_at: '2026-01-05T08:30:00Z',
  last_seen_at: '2026-01-05T09:30:00Z',
  expires_at: '2026-01-05T16:30:00Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip: '10.0.0.9',
};
// The signed-in user has one section only. The user on the screens has no rights, so that all may be done to them.
const answers = {
  ...noResetCode,
  'GET /users/7': () => doctor,
  'GET /users/7/services': () => ({ id: 7, serviceIds: [21], version: 4 }),
  'GET /users/7/sessions': () => pageWith(session),
  'GET /users/index': () => pageWith(aStaffUser()),
  'GET /users/clinic/1/index': () => pageWith(aStaffUser()),
  'GET /users/requests': () => pageWith(request),
  'GET /users/clinics': () => pageWith({ id: 1, name: 'کلینیک مهر' }),
  'GET /metaRoles': () => pageWith(aMetaRole()),
  'GET /metaRoles/clinic/1': () => pageWith(aMetaRole()),
  'GET /doctorTypes': () => pageWith(aNamed()),
  'GET /doctorTypes/clinic/1': () => pageWith(aNamed()),
  'GET /presentableServices/clinic/1': () => pageWith(aService()),
  'GET /schedule/working-hours': () => ({ ...pageWith(), version: 1 }),
  'GET /schedule/exceptions': () => pageWith(),
  'GET /auth/sessions': () => pageWith({ ...session, current: true }),
  'GET /files/sign': () => ({ data: {} }),
};
const openedTabs = { 'edit/:id': ['role', 'access', 'schedule', 'services', 'sessions'] };
const platformTabs = { 'edit/:id': ['role', 'access', 'sessions'] };

const cases = [
  // With read and delete the list; with write all screens and tabs.
  ['the users of a clinic', 'clinic-users', clinicUsers, openedTabs, 1 + (8 + 5) + 1],
  ['the users of the platform', 'admin-users', adminUsers, platformTabs, 1 + (7 + 3) + 1],
  // Opens with every level.
  ['the own account', 'account', account, {}, 3],
] as const;

for (const [words, file, section, tabs, screens] of cases) {
  itForRightsOf(`mfe-auth ${file}`)(
    `offers no action in ${words} that the server would refuse`,
    async () => {
      const { opened, found } = await findForbiddenOffers(section, { answers, tabs });
      expect(found).toEqual([]);
      expect(opened).toBe(screens);
    },
    120_000,
  );
}
