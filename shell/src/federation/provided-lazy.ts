import { lazy } from './provide';

/** Entries for the modules of one chunk. The app contains only their names. */
function from<Name extends string>(
  prefix: string,
  load: () => Promise<Readonly<Record<Name, object>>>,
  ...names: Name[]
) {
  return Object.fromEntries(
    names.map((name) => [prefix + name, lazy(async () => (await load())[name])]),
  );
}

const kit = '@ziba/shared/';

/**
 * The modules that are loaded in a few chunks when a section first needs one. To add one: a line here and
 * a line in the file of its chunk (`lazy-parts.ts` for most, `lazy-forms.ts`, …).
 */
export const providedLazy = {
  ...from(
    '',
    async () => (await import(/* webpackChunkName: "forms" */ './lazy-forms')).formLibraries,
    'zod',
    'react-hook-form',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "rows" */ './lazy-rows')).rows,
    'domain/patient-name/patient-name',
    'domain/status/status',
    'format/day',
    'format/time-of-day',
    'format/weekday',
    'router/use-id-param',
    'ui/views/card',
    'ui/views/record-screen',
    'ui/views/stale-notice',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "cards" */ './lazy-cards')).cards,
    'api/send-once',
    'session/use-may-take-payments',
    'api/use-live',
    'domain/notifications-card',
    'ui/views/card-grid',
    'ui/charts/gauge/gauge',
    'ui/overlays/menu',
    'ui/views/stat-card',
    'ui/views/action-card',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "parts" */ './lazy-parts')).parts,
    'api/read-file-url',
    'api/use-file-names',
    'api/use-create-key',
    'domain/bookings-ahead/bookings-ahead-list',
    'domain/patient-picker/patient-card',
    'domain/patient-picker/patient-marks',
    'domain/patient-picker/patient-search',
    'domain/required-items',
    'domain/status-column',
    'ui/tables/bulk-bar',
    'ui/forms/careful-dialog',
    'ui/controls/collapsible',
    'ui/tables/columns/actions-column',
    'ui/tables/columns/button-column',
    'ui/tables/columns/date-time-column',
    'ui/overlays/confirm-dialog',
    'ui/views/copy-code',
    'ui/overlays/dialog',
    'ui/overlays/drawer',
    'ui/views/fact-list',
    'ui/overlays/lightbox/picture-list',
    'ui/tables/local-table',
    'ui/print/print-button',
    'ui/controls/progress-bar',
    'ui/print/qr-code',
    'ui/controls/skeleton',
    'ui/views/stored-files',
    'ui/controls/tabs',
    'ui/overlays/tooltip',
    'ui/overlays/unavailable-button',
    'ui/tables/use-row-selection',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "forms" */ './lazy-forms')).forms,
    'api/random-id',
    'api/use-debounced',
    'api/upload-file',
    'domain/named-select-field',
    'domain/own-password/own-password-form',
    'domain/patient-form/patient-inputs',
    'domain/patient-picker/patient-field',
    'domain/required-items-field',
    'format/random-code',
    'session/draft-store',
    'theme/scheme',
    'ui/forms/entry-form',
    'ui/forms/field-group',
    'ui/fields/combobox-field',
    'ui/fields/date-time-field',
    'ui/fields/field-note',
    'ui/fields/image-field',
    'ui/fields/list-field',
    'ui/fields/multi-select-field',
    'ui/fields/radio-field',
    'ui/fields/switch-field',
    'ui/fields/time-ranges-field',
    'ui/forms/form',
    'ui/forms/named-list-editor',
    'ui/overlays/use-discard',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "jalali" */ './lazy-jalali')).jalali,
    'ui/dates/date-range',
    'ui/dates/jalali-calendar',
    'ui/dates/month-calendar',
  ),
  ...from(
    kit,
    async () => (await import(/* webpackChunkName: "schedule" */ './lazy-schedule')).schedule,
    'ui/dates/day-strip',
    'ui/fields/time-slot-field',
    'ui/dates/time-slots',
  ),
  ...from(
    kit,
    // These dialogs are forms: the chunk is loaded after `forms`, so that it repeats none of its code.
    async () =>
      (await (await import(/* webpackChunkName: "forms" */ './lazy-forms')).loadMoney()).money,
    'domain/patient-drawer/patient-drawer',
    'domain/payments/debt-dialog',
    'domain/payments/payment-dialog',
    'domain/payments/payment-history-dialog',
    'domain/payments/payment-sums',
  ),
};
