import * as apiError from '@ziba/shared/api/api-error';
import * as client from '@ziba/shared/api/client';
import * as createResource from '@ziba/shared/api/create-resource';
import * as useFileUrls from '@ziba/shared/api/use-file-urls';
import * as useInvalidate from '@ziba/shared/api/use-invalidate';
import * as useListParams from '@ziba/shared/api/use-list-params';
import * as date from '@ziba/shared/format/date';
import * as digits from '@ziba/shared/format/digits';
import * as money from '@ziba/shared/format/money';
import * as text from '@ziba/shared/format/text';
import * as messages from '@ziba/shared/messages';
import * as listReturn from '@ziba/shared/router/list-return';
import * as useIdParam from '@ziba/shared/router/use-id-param';
import * as defineSection from '@ziba/shared/section/define-section';
import * as access from '@ziba/shared/session/access';
import * as sessionStore from '@ziba/shared/session/session-store';
import * as useMay from '@ziba/shared/session/use-may';
import * as useSession from '@ziba/shared/session/use-session';
import * as workInProgress from '@ziba/shared/session/work-in-progress';
import * as avatar from '@ziba/shared/ui/avatar';
import * as button from '@ziba/shared/ui/button';
import * as buttonLink from '@ziba/shared/ui/button-link';
import * as card from '@ziba/shared/ui/card';
import * as editLink from '@ziba/shared/ui/edit-link';
import * as filterSelect from '@ziba/shared/ui/filter-select';
import * as icon from '@ziba/shared/ui/icon';
import * as iconButton from '@ziba/shared/ui/icon-button';
import * as ltr from '@ziba/shared/ui/ltr';
import * as pageHeader from '@ziba/shared/ui/page-header';
import * as pagination from '@ziba/shared/ui/pagination';
import * as resourceTable from '@ziba/shared/ui/resource-table';
import * as screen from '@ziba/shared/ui/screen';
import * as searchField from '@ziba/shared/ui/search-field';
import * as spinner from '@ziba/shared/ui/spinner';
import * as stateViews from '@ziba/shared/ui/state-views';
import * as statusBadge from '@ziba/shared/ui/status-badge';
import * as toast from '@ziba/shared/ui/toast';
import * as toolbar from '@ziba/shared/ui/toolbar';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { later, now } from './provide';
import { providedRouter, providedStyles, providedSwr } from './provided-libraries';

/**
 * Everything that sections get from the shell, by the name they import it by. What the first list of
 * a section needs comes with the app; the rest comes in two chunks, when a section first asks.
 */
export const providedModules = {
  react: now(react),
  'react/jsx-runtime': now(jsxRuntime),
  'react-dom': now(reactDom),
  'react-router-dom': now(providedRouter),
  'styled-components': now(providedStyles),
  swr: now(providedSwr),
  zod: later(async () => {
    const file = await import(/* webpackChunkName: "forms" */ './provided-zod');
    return file.providedZod;
  }),
  '@ziba/shared/api/api-error': now(apiError),
  '@ziba/shared/api/client': now(client),
  '@ziba/shared/api/create-resource': now(createResource),
  '@ziba/shared/api/use-file-urls': now(useFileUrls),
  '@ziba/shared/api/use-invalidate': now(useInvalidate),
  '@ziba/shared/api/use-list-params': now(useListParams),
  '@ziba/shared/api/upload-file': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/api/upload-file'),
  ),
  '@ziba/shared/api/use-live': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/api/use-live'),
  ),
  '@ziba/shared/format/date': now(date),
  '@ziba/shared/format/digits': now(digits),
  '@ziba/shared/format/money': now(money),
  '@ziba/shared/format/text': now(text),
  '@ziba/shared/format/random-code': later(
    () => import(/* webpackChunkName: "forms" */ '@ziba/shared/format/random-code'),
  ),
  '@ziba/shared/messages': now(messages),
  '@ziba/shared/router/list-return': now(listReturn),
  '@ziba/shared/router/use-id-param': now(useIdParam),
  '@ziba/shared/section/define-section': now(defineSection),
  '@ziba/shared/session/access': now(access),
  '@ziba/shared/session/session-store': now(sessionStore),
  '@ziba/shared/session/use-may': now(useMay),
  '@ziba/shared/session/use-session': now(useSession),
  '@ziba/shared/session/work-in-progress': now(workInProgress),
  '@ziba/shared/ui/button': now(button),
  '@ziba/shared/ui/button-link': now(buttonLink),
  '@ziba/shared/ui/card': now(card),
  '@ziba/shared/ui/edit-link': now(editLink),
  '@ziba/shared/ui/filter-select': now(filterSelect),
  '@ziba/shared/ui/icon': now(icon),
  '@ziba/shared/ui/icon-button': now(iconButton),
  '@ziba/shared/ui/ltr': now(ltr),
  '@ziba/shared/ui/page-header': now(pageHeader),
  '@ziba/shared/ui/pagination': now(pagination),
  '@ziba/shared/ui/resource-table': now(resourceTable),
  '@ziba/shared/ui/screen': now(screen),
  '@ziba/shared/ui/search-field': now(searchField),
  '@ziba/shared/ui/spinner': now(spinner),
  '@ziba/shared/ui/state-views': now(stateViews),
  '@ziba/shared/ui/status-badge': now(statusBadge),
  '@ziba/shared/ui/toast': now(toast),
  '@ziba/shared/ui/toolbar': now(toolbar),
  '@ziba/shared/ui/action-card': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/action-card'),
  ),
  '@ziba/shared/ui/avatar': now(avatar),
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
  '@ziba/shared/ui/skeleton': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/skeleton'),
  ),
  '@ziba/shared/ui/qr-code': later(
    () => import(/* webpackChunkName: "parts" */ '@ziba/shared/ui/qr-code'),
  ),
  'react-hook-form': later(async () => {
    const file = await import(/* webpackChunkName: "forms" */ './provided-form-library');
    return file.providedFormLibrary;
  }),
};
