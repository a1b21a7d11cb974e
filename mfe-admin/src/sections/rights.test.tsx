import { pageWith } from '@ziba/shared/testing/fake-api';
import {
  aKeptRelease,
  aRelease,
  aRemote,
  aRollout,
  clinicSamples,
} from '@ziba/shared/testing/release-samples';
import { itForRightsOf } from '@ziba/shared/testing/rights-of-run';
import { findForbiddenOffers } from '@ziba/shared/testing/rights-walk';
import { aClinic, aTicket } from '@ziba/shared/testing/clinic-samples';
import adminSupport from './admin-support.section';
import clinicSupport from './clinic-support.section';
import { aNamed } from '@ziba/shared/testing/samples';
import adminSms from './admin-sms-panel.section';
import clinicSms from './clinic-sms-panel.section';
import clinics from './clinics.section';
import dashboard from './dashboard.section';
import sections from './sections.section';
import { aColumn, aMatrixRow, aSchedule } from '../testing/matrix-samples';
import { aChangeRequest } from '../testing/change-samples';
import { smsAnswers } from '../testing/sms-answers';
import { aQuote } from '../testing/wizard-answers';

const at = '2026-01-03T08:30:00.000Z';
const places = { is_default: false, pinned: [2], canary: [], share: 0.5 };
const remote = aRemote({
  releases: [aRelease(), { ...aKeptRelease('1.3.0'), places }],
  rollout: aRollout(),
});
const token = {
  id: 3,
  remote: 'mfe-inventory',
  name: 'تیم انبار',
  created_at: at,
  created_by: 'admin',
  last_used_at: null,
  revoked_at: null,
};
const nima = {
  user_id: 9,
  username: 'nima',
  clinic: 'کلینیک رازی',
  granted_by: 'admin',
  created_at: at,
};
const price = {
  ...{ id: 4, version: 2, title: '۵ گیگابایت', price: 1_200_000, type: 'storage' },
  ...{ created_at: at, updated_at: at },
};
const answers = {
  ...smsAnswers,
  'GET /clinic-categories': () => pageWith(aNamed({ id: 5 })),
  'GET /admin/dashboard/endings': () => pageWith(),
  'GET /admin/dashboard/figures': () => ({
    ...{ expiring_7: 1, expiring_30: 1, overdue_invoices: 1, waiting_tickets: 1 },
    ...{ failed_sms: 1, failed_backups: 1, failing_clinics: 1 },
  }),
  'GET /clinics/pagination': () => pageWith(aClinic({ id: 7 })),
  'GET /clinics/7': () => aClinic({ id: 7 }),
  'GET /clinics/7/change-requests': () => pageWith(aChangeRequest({ clinic_id: 7 })),
  'GET /resources-pricing': () => pageWith(price),
  'POST /clinics/quote': () => aQuote(1_200_000),
  'GET /files/sign': () => ({ data: {} }),
  // All users may delete their own notifications.
  'GET /notifications': () => pageWith(),
  'GET /registry/audit': () => pageWith(),
  'GET /registry/clinics': () => pageWith(...clinicSamples),
  'GET /registry/deploy-tokens': () => pageWith(token),
  'GET /registry/developers': () => pageWith(nima),
  'GET /registry/matrix': () => pageWith(aMatrixRow()),
  'GET /registry/new-sections': () => pageWith(),
  'GET /registry/remotes': () => pageWith(remote),
  'GET /registry/remotes/mfe-inventory': () => remote,
  'GET /registry/rings': () => pageWith({ id: 7, name: 'همراهان', clinic_ids: [1, 2] }),
  'GET /registry/rollouts': () => pageWith(),
  'GET /registry/sections': () => pageWith(aColumn()),
  'GET /registry/switch-schedules': () => pageWith(aSchedule()),
  'GET /tickets/pagination': () => pageWith(aTicket({ id: 7 })),
  'GET /tickets/7': () => aTicket({ id: 7 }),
};

const cases = [
  ['the console', 'sections', sections],
  ['the clinics', 'clinics', clinics],
  ['the dashboard', 'dashboard', dashboard],
  ['the tickets of the platform', 'admin-support', adminSupport],
  ['the tickets of a clinic', 'clinic-support', clinicSupport],
  ['the SMS panel of the platform', 'admin-sms-panel', adminSms],
  ['the SMS panel of a clinic', 'clinic-sms-panel', clinicSms],
] as const;

for (const [words, file, section] of cases) {
  itForRightsOf(`mfe-admin ${file}`)(
    `offers no action in ${words} that the server would refuse`,
    async () => {
      const walk = { answers, params: { remote: 'mfe-inventory' } };
      const { opened, found } = await findForbiddenOffers(section, walk);
      // Every level may read; a screen that needs another one opens with that one alone.
      const levelsOf = section.screens.map(({ needs }) => (needs === 'read' ? 3 : 1));
      expect(opened).toBe(levelsOf.reduce((sum, levels) => sum + levels, 0));
      expect(found).toEqual([]);
    },
    120_000,
  );
}
