import * as readFileUrl from '@ziba/shared/api/read-file-url';
import * as useFileNames from '@ziba/shared/api/use-file-names';
import * as sendOnce from '@ziba/shared/api/send-once';
import * as useCreateKey from '@ziba/shared/api/use-create-key';
import * as useLive from '@ziba/shared/api/use-live';
import * as notificationsCard from '@ziba/shared/domain/notifications-card';
import * as patientCard from '@ziba/shared/domain/patient-picker/patient-card';
import * as patientSearch from '@ziba/shared/domain/patient-picker/patient-search';
import * as requiredItems from '@ziba/shared/domain/required-items';
import * as statusColumn from '@ziba/shared/domain/status-column';
import * as useMayTakePayments from '@ziba/shared/session/use-may-take-payments';
import * as actionCard from '@ziba/shared/ui/action-card';
import * as bulkBar from '@ziba/shared/ui/bulk-bar';
import * as cardGrid from '@ziba/shared/ui/card-grid';
import * as carefulDialog from '@ziba/shared/ui/careful-dialog';
import * as collapsible from '@ziba/shared/ui/collapsible';
import * as actionsColumn from '@ziba/shared/ui/columns/actions-column';
import * as buttonColumn from '@ziba/shared/ui/columns/button-column';
import * as codeColumn from '@ziba/shared/ui/columns/code-column';
import * as dateTimeColumn from '@ziba/shared/ui/columns/date-time-column';
import * as numberColumn from '@ziba/shared/ui/columns/number-column';
import * as textColumn from '@ziba/shared/ui/columns/text-column';
import * as confirmDialog from '@ziba/shared/ui/confirm-dialog';
import * as copyCode from '@ziba/shared/ui/copy-code';
import * as dialog from '@ziba/shared/ui/dialog';
import * as drawer from '@ziba/shared/ui/drawer';
import * as factList from '@ziba/shared/ui/fact-list';
import * as gauge from '@ziba/shared/ui/gauge';
import * as pictureList from '@ziba/shared/ui/lightbox/picture-list';
import * as localTable from '@ziba/shared/ui/local-table';
import * as menu from '@ziba/shared/ui/menu';
import * as printButton from '@ziba/shared/ui/print-button';
import * as progressBar from '@ziba/shared/ui/progress-bar';
import * as qrCode from '@ziba/shared/ui/qr-code';
import * as skeleton from '@ziba/shared/ui/skeleton';
import * as staleNotice from '@ziba/shared/ui/stale-notice';
import * as statCard from '@ziba/shared/ui/stat-card';
import * as storedFiles from '@ziba/shared/ui/stored-files';
import * as tabs from '@ziba/shared/ui/tabs';
import * as tooltip from '@ziba/shared/ui/tooltip';
import * as unavailableButton from '@ziba/shared/ui/unavailable-button';
import * as useRowSelection from '@ziba/shared/ui/use-row-selection';

/** What screens are put together from, beyond a first list. By the name of its import below `@ziba/shared`. */
export const parts = {
  'api/read-file-url': readFileUrl,
  'api/use-file-names': useFileNames,
  'api/send-once': sendOnce,
  'api/use-create-key': useCreateKey,
  'api/use-live': useLive,
  'domain/notifications-card': notificationsCard,
  'domain/patient-picker/patient-card': patientCard,
  'domain/patient-picker/patient-search': patientSearch,
  'domain/required-items': requiredItems,
  'domain/status-column': statusColumn,
  'session/use-may-take-payments': useMayTakePayments,
  'ui/action-card': actionCard,
  'ui/bulk-bar': bulkBar,
  'ui/card-grid': cardGrid,
  'ui/careful-dialog': carefulDialog,
  'ui/collapsible': collapsible,
  'ui/columns/actions-column': actionsColumn,
  'ui/columns/button-column': buttonColumn,
  'ui/columns/code-column': codeColumn,
  'ui/columns/date-time-column': dateTimeColumn,
  'ui/columns/number-column': numberColumn,
  'ui/columns/text-column': textColumn,
  'ui/confirm-dialog': confirmDialog,
  'ui/copy-code': copyCode,
  'ui/dialog': dialog,
  'ui/drawer': drawer,
  'ui/fact-list': factList,
  'ui/gauge': gauge,
  'ui/lightbox/picture-list': pictureList,
  'ui/local-table': localTable,
  'ui/menu': menu,
  'ui/print-button': printButton,
  'ui/progress-bar': progressBar,
  'ui/qr-code': qrCode,
  'ui/skeleton': skeleton,
  'ui/stale-notice': staleNotice,
  'ui/stat-card': statCard,
  'ui/stored-files': storedFiles,
  'ui/tabs': tabs,
  'ui/tooltip': tooltip,
  'ui/unavailable-button': unavailableButton,
  'ui/use-row-selection': useRowSelection,
};
