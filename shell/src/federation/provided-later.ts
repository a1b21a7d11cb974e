import { later } from './provide';

/** Entries for modules of one chunk: only their names stand in the app. */
function from<Name extends string>(
  prefix: string,
  load: () => Promise<Readonly<Record<Name, object>>>,
  ...names: Name[]
) {
  return Object.fromEntries(
    names.map((name) => [prefix + name, later(async () => (await load())[name])]),
  );
}

const kit = '@ziba/shared/';

/**
 * What comes in a few chunks, when a section first asks for something of one: a line here and one in the
 * file of the chunk (`later-parts.ts` for most, `later-forms.ts`, …). The names are all that the app carries.
 */
export const providedLater = {
  ...from(
    '',
    async () => (await import(/* webpackChunkName: "forms" */ './later-forms')).formLibraries,
    'zod',
    'react-hook-form',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "rows" */ './later-rows')).rows,
    'domain/status/status',
    'format/day',
    'format/time-of-day',
    'router/use-id-param',
    'ui/card',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "parts" */ './later-parts')).parts,
    'api/read-file-url',
    'api/use-file-names',
    'api/send-once',
    'api/use-create-key',
    'api/use-live',
    'domain/notifications-card',
    'domain/patient-picker/patient-card',
    'domain/patient-picker/patient-search',
    'domain/required-items',
    'domain/status-column',
    'session/use-may-take-payments',
    'ui/action-card',
    'ui/bulk-bar',
    'ui/card-grid',
    'ui/careful-dialog',
    'ui/collapsible',
    'ui/columns/actions-column',
    'ui/columns/button-column',
    'ui/columns/code-column',
    'ui/columns/date-time-column',
    'ui/columns/number-column',
    'ui/columns/text-column',
    'ui/confirm-dialog',
    'ui/copy-code',
    'ui/dialog',
    'ui/drawer',
    'ui/fact-list',
    'ui/gauge',
    'ui/lightbox/picture-list',
    'ui/local-table',
    'ui/menu',
    'ui/print-button',
    'ui/progress-bar',
    'ui/qr-code',
    'ui/skeleton',
    'ui/stale-notice',
    'ui/stat-card',
    'ui/stored-files',
    'ui/tabs',
    'ui/tooltip',
    'ui/unavailable-button',
    'ui/use-row-selection',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "forms" */ './later-forms')).forms,
    'api/random-id',
    'api/upload-file',
    'domain/named-select-field',
    'domain/patient-form/patient-inputs',
    'domain/patient-picker/patient-field',
    'domain/required-items-field',
    'format/random-code',
    'session/draft-store',
    'ui/entry-form',
    'ui/field-group',
    'ui/fields/combobox-field',
    'ui/fields/date-time-field',
    'ui/fields/field-note',
    'ui/fields/list-field',
    'ui/fields/multi-select-field',
    'ui/fields/radio-field',
    'ui/fields/switch-field',
    'ui/fields/time-ranges-field',
    'ui/form',
    'ui/named-list-editor',
    'ui/use-give-up',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "jalali" */ './later-jalali')).jalali,
    'ui/date-range',
    'ui/jalali-calendar',
    'ui/month-calendar',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "schedule" */ './later-schedule')).schedule,
    'ui/day-strip',
    'ui/fields/time-slot-field',
    'ui/time-slots',
  ),
  ...from(
    kit,
    // Its dialogs are forms: it comes after their chunk and repeats nothing of it.
    async () =>
      (await (await import(/* webpackChunkName: "forms" */ './later-forms')).loadMoney()).money,
    'domain/payments/debt-dialog',
    'domain/payments/payment-dialog',
    'domain/payments/payment-history-dialog',
    'domain/payments/payment-sums',
  ),
};
