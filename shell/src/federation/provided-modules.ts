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
import { eager } from './provide';
import { providedLazy } from './provided-lazy';
import { providedRouter, providedStyles, providedSwr } from './provided-libraries';

/**
 * Everything that the shell provides to sections, by import name. Modules that the first list of a
 * section needs are loaded with the app; `provided.json` lists the others.
 */
export const providedModules = {
  react: eager(react),
  'react/jsx-runtime': eager(jsxRuntime),
  'react-dom': eager(reactDom),
  'react-router-dom': eager(providedRouter),
  'styled-components': eager(providedStyles),
  swr: eager(providedSwr),
  '@ziba/shared/api/api-error': eager(apiError),
  '@ziba/shared/api/client': eager(client),
  '@ziba/shared/api/create-resource': eager(createResource),
  '@ziba/shared/api/use-file-urls': eager(useFileUrls),
  '@ziba/shared/api/use-invalidate': eager(useInvalidate),
  '@ziba/shared/api/use-list-params': eager(useListParams),
  '@ziba/shared/format/date': eager(date),
  '@ziba/shared/format/digits': eager(digits),
  '@ziba/shared/format/money': eager(money),
  '@ziba/shared/format/text': eager(text),
  '@ziba/shared/messages': eager(messages),
  '@ziba/shared/router/list-return': eager(listReturn),
  '@ziba/shared/section/define-section': eager(defineSection),
  '@ziba/shared/session/access': eager(access),
  '@ziba/shared/session/session-store': eager(sessionStore),
  '@ziba/shared/session/use-may': eager(useMay),
  '@ziba/shared/session/use-session': eager(useSession),
  '@ziba/shared/session/work-in-progress': eager(workInProgress),
  '@ziba/shared/ui/controls/button': eager(button),
  '@ziba/shared/ui/controls/button-link': eager(buttonLink),
  '@ziba/shared/ui/controls/edit-link': eager(editLink),
  '@ziba/shared/ui/tables/columns/code-column': eager(codeColumn),
  '@ziba/shared/ui/tables/columns/number-column': eager(numberColumn),
  '@ziba/shared/ui/tables/columns/text-column': eager(textColumn),
  '@ziba/shared/ui/tables/filter-select': eager(filterSelect),
  '@ziba/shared/ui/controls/icon': eager(icon),
  '@ziba/shared/ui/controls/icon-button': eager(iconButton),
  '@ziba/shared/ui/controls/lazy-part': eager(lazyPart),
  '@ziba/shared/ui/controls/ltr': eager(ltr),
  '@ziba/shared/ui/views/page-header': eager(pageHeader),
  '@ziba/shared/ui/tables/pagination': eager(pagination),
  '@ziba/shared/ui/tables/resource-table': eager(resourceTable),
  '@ziba/shared/ui/views/screen': eager(screen),
  '@ziba/shared/ui/tables/search-field': eager(searchField),
  '@ziba/shared/ui/controls/spinner': eager(spinner),
  '@ziba/shared/ui/views/state-views': eager(stateViews),
  '@ziba/shared/ui/controls/status-badge': eager(statusBadge),
  '@ziba/shared/ui/controls/use-countdown': eager(useCountdown),
  '@ziba/shared/ui/overlays/toast': eager(toast),
  '@ziba/shared/ui/tables/toolbar': eager(toolbar),
  '@ziba/shared/ui/controls/avatar': eager(avatar),
  ...providedLazy,
};
