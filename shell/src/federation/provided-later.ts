import { later } from './provide';

/** What comes in a few chunks, when a section first asks for something of them; by the name of its import. */
export const providedLater = {
  zod: later(async () => {
    const file = await import(/* webpackChunkName: "forms" */ './provided-zod');
    return file.providedZod;
  }),
  '@ziba/shared/api/upload-file': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/api/upload-file'),
  ),
  '@ziba/shared/api/use-live': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/api/use-live'),
  ),
  '@ziba/shared/format/random-code': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/format/random-code'),
  ),
  '@ziba/shared/ui/action-card': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/action-card'),
  ),
  '@ziba/shared/ui/card-grid': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/card-grid'),
  ),
  '@ziba/shared/ui/collapsible': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/collapsible'),
  ),
  '@ziba/shared/ui/copy-code': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/copy-code'),
  ),
  '@ziba/shared/ui/fact-list': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/fact-list'),
  ),
  '@ziba/shared/ui/gauge': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/gauge'),
  ),
  '@ziba/shared/ui/dialog': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/dialog'),
  ),
  '@ziba/shared/ui/careful-dialog': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/careful-dialog'),
  ),
  '@ziba/shared/ui/print-button': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/print-button'),
  ),
  '@ziba/shared/ui/lightbox/picture-list': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/lightbox/picture-list'),
  ),
  '@ziba/shared/ui/tooltip': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/tooltip'),
  ),
  '@ziba/shared/ui/unavailable-button': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/unavailable-button'),
  ),
  '@ziba/shared/api/use-create-key': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/api/use-create-key'),
  ),
  '@ziba/shared/ui/confirm-dialog': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/confirm-dialog'),
  ),
  '@ziba/shared/domain/required-items': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/domain/required-items'),
  ),
  '@ziba/shared/domain/status/status': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/domain/status/status'),
  ),
  '@ziba/shared/domain/notifications-card': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/domain/notifications-card'),
  ),
  '@ziba/shared/ui/jalali-calendar': later(
    () => import(/* webpackChunkName: "jalali" */ '@ziba/shared/ui/jalali-calendar'),
  ),
  '@ziba/shared/ui/menu': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/menu'),
  ),
  '@ziba/shared/format/day': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/format/day'),
  ),
  '@ziba/shared/format/time-of-day': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/format/time-of-day'),
  ),
  '@ziba/shared/ui/day-strip': later(
    () => import(/* webpackChunkName: "schedule" */ '@ziba/shared/ui/day-strip'),
  ),
  '@ziba/shared/ui/fields/time-slot-field': later(
    () => import(/* webpackChunkName: "schedule" */ '@ziba/shared/ui/fields/time-slot-field'),
  ),
  '@ziba/shared/ui/fields/radio-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/radio-field'),
  ),
  '@ziba/shared/ui/tabs': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/tabs'),
  ),
  '@ziba/shared/ui/drawer': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/drawer'),
  ),
  '@ziba/shared/ui/fields/date-time-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/date-time-field'),
  ),
  '@ziba/shared/ui/fields/switch-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/switch-field'),
  ),
  '@ziba/shared/ui/fields/time-ranges-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/time-ranges-field'),
  ),
  '@ziba/shared/ui/month-calendar': later(
    () => import(/* webpackChunkName: "jalali" */ '@ziba/shared/ui/month-calendar'),
  ),
  '@ziba/shared/ui/stat-card': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/stat-card'),
  ),
  '@ziba/shared/domain/named-select-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/domain/named-select-field'),
  ),
  '@ziba/shared/ui/field-group': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/field-group'),
  ),
  '@ziba/shared/ui/form': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/form'),
  ),
  '@ziba/shared/ui/named-list-editor': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/named-list-editor'),
  ),
  '@ziba/shared/domain/status-column': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/domain/status-column'),
  ),
  '@ziba/shared/ui/columns/actions-column': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/columns/actions-column'),
  ),
  '@ziba/shared/ui/columns/code-column': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/columns/code-column'),
  ),
  '@ziba/shared/ui/columns/date-time-column': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/columns/date-time-column'),
  ),
  '@ziba/shared/ui/columns/text-column': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/columns/text-column'),
  ),
  '@ziba/shared/ui/stored-files': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/stored-files'),
  ),
  '@ziba/shared/ui/columns/number-column': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/columns/number-column'),
  ),
  '@ziba/shared/domain/patient-picker/patient-field': later(
    () =>
      import(/* webpackChunkName: "forms" */ '@ziba/shared/domain/patient-picker/patient-field'),
  ),
  '@ziba/shared/domain/patient-picker/patient-card': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/domain/patient-picker/patient-card'),
  ),
  '@ziba/shared/domain/patient-picker/patient-search': later(
    () =>
      import(/* webpackChunkName: "parts" */ '@ziba/shared/domain/patient-picker/patient-search'),
  ),
  '@ziba/shared/ui/fields/combobox-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/combobox-field'),
  ),
  '@ziba/shared/ui/time-slots': later(
    () => import(/* webpackChunkName: "booking" */ '@ziba/shared/ui/time-slots'),
  ),
  '@ziba/shared/ui/date-range': later(
    () => import(/* webpackChunkName: "jalali" */ '@ziba/shared/ui/date-range'),
  ),
  '@ziba/shared/ui/skeleton': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/skeleton'),
  ),
  '@ziba/shared/ui/qr-code': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/qr-code'),
  ),
  '@ziba/shared/domain/required-items-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/domain/required-items-field'),
  ),
  '@ziba/shared/ui/entry-form': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/entry-form'),
  ),
  '@ziba/shared/ui/fields/field-note': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/field-note'),
  ),
  '@ziba/shared/ui/fields/list-field': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/ui/fields/list-field'),
  ),
  '@ziba/shared/session/draft-store': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/session/draft-store'),
  ),
  'react-hook-form': later(async () => {
    const file = await import(/* webpackChunkName: "forms" */ './provided-form-library');
    return file.providedFormLibrary;
  }),
};
