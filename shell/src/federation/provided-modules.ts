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
import * as defineSection from '@ziba/shared/section/define-section';
import * as access from '@ziba/shared/session/access';
import * as sessionStore from '@ziba/shared/session/session-store';
import * as useMay from '@ziba/shared/session/use-may';
import * as useSession from '@ziba/shared/session/use-session';
import * as workInProgress from '@ziba/shared/session/work-in-progress';
import * as avatar from '@ziba/shared/ui/controls/avatar';
import * as button from '@ziba/shared/ui/controls/button';
import * as buttonLink from '@ziba/shared/ui/controls/button-link';
import * as editLink from '@ziba/shared/ui/controls/edit-link';
import * as codeColumn from '@ziba/shared/ui/tables/columns/code-column';
import * as numberColumn from '@ziba/shared/ui/tables/columns/number-column';
import * as textColumn from '@ziba/shared/ui/tables/columns/text-column';
import * as filterSelect from '@ziba/shared/ui/tables/filter-select';
import * as icon from '@ziba/shared/ui/controls/icon';
import * as iconButton from '@ziba/shared/ui/controls/icon-button';
import * as lazyPart from '@ziba/shared/ui/controls/lazy-part';
import * as ltr from '@ziba/shared/ui/controls/ltr';
import * as pageHeader from '@ziba/shared/ui/views/page-header';
import * as pagination from '@ziba/shared/ui/tables/pagination';
import * as resourceTable from '@ziba/shared/ui/tables/resource-table';
import * as screen from '@ziba/shared/ui/views/screen';
import * as searchField from '@ziba/shared/ui/tables/search-field';
import * as spinner from '@ziba/shared/ui/controls/spinner';
import * as stateViews from '@ziba/shared/ui/views/state-views';
import * as statusBadge from '@ziba/shared/ui/controls/status-badge';
import * as useCountdown from '@ziba/shared/ui/controls/use-countdown';
import * as toast from '@ziba/shared/ui/overlays/toast';
import * as toolbar from '@ziba/shared/ui/tables/toolbar';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { now } from './provide';
import { providedLater } from './provided-later';
import { providedRouter, providedStyles, providedSwr } from './provided-libraries';

/**
 * Everything that sections get from the shell, by the name they import it by. What the first list of
 * a section needs comes with the app; the rest (`provided-later.ts`) when a section first asks.
 */
export const providedModules = {
  react: now(react),
  'react/jsx-runtime': now(jsxRuntime),
  'react-dom': now(reactDom),
  'react-router-dom': now(providedRouter),
  'styled-components': now(providedStyles),
  swr: now(providedSwr),
  '@ziba/shared/api/api-error': now(apiError),
  '@ziba/shared/api/client': now(client),
  '@ziba/shared/api/create-resource': now(createResource),
  '@ziba/shared/api/use-file-urls': now(useFileUrls),
  '@ziba/shared/api/use-invalidate': now(useInvalidate),
  '@ziba/shared/api/use-list-params': now(useListParams),
  '@ziba/shared/format/date': now(date),
  '@ziba/shared/format/digits': now(digits),
  '@ziba/shared/format/money': now(money),
  '@ziba/shared/format/text': now(text),
  '@ziba/shared/messages': now(messages),
  '@ziba/shared/router/list-return': now(listReturn),
  '@ziba/shared/section/define-section': now(defineSection),
  '@ziba/shared/session/access': now(access),
  '@ziba/shared/session/session-store': now(sessionStore),
  '@ziba/shared/session/use-may': now(useMay),
  '@ziba/shared/session/use-session': now(useSession),
  '@ziba/shared/session/work-in-progress': now(workInProgress),
  '@ziba/shared/ui/controls/button': now(button),
  '@ziba/shared/ui/controls/button-link': now(buttonLink),
  '@ziba/shared/ui/controls/edit-link': now(editLink),
  '@ziba/shared/ui/tables/columns/code-column': now(codeColumn),
  '@ziba/shared/ui/tables/columns/number-column': now(numberColumn),
  '@ziba/shared/ui/tables/columns/text-column': now(textColumn),
  '@ziba/shared/ui/tables/filter-select': now(filterSelect),
  '@ziba/shared/ui/controls/icon': now(icon),
  '@ziba/shared/ui/controls/icon-button': now(iconButton),
  '@ziba/shared/ui/controls/lazy-part': now(lazyPart),
  '@ziba/shared/ui/controls/ltr': now(ltr),
  '@ziba/shared/ui/views/page-header': now(pageHeader),
  '@ziba/shared/ui/tables/pagination': now(pagination),
  '@ziba/shared/ui/tables/resource-table': now(resourceTable),
  '@ziba/shared/ui/views/screen': now(screen),
  '@ziba/shared/ui/tables/search-field': now(searchField),
  '@ziba/shared/ui/controls/spinner': now(spinner),
  '@ziba/shared/ui/views/state-views': now(stateViews),
  '@ziba/shared/ui/controls/status-badge': now(statusBadge),
  '@ziba/shared/ui/controls/use-countdown': now(useCountdown),
  '@ziba/shared/ui/overlays/toast': now(toast),
  '@ziba/shared/ui/tables/toolbar': now(toolbar),
  '@ziba/shared/ui/controls/avatar': now(avatar),
  ...providedLater,
};
