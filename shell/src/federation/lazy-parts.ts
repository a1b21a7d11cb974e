// Written by `node shared/build/provided-modules.mjs`.
import * as readFileUrl from '@ziba/shared/api/read-file-url';
import * as useFileNames from '@ziba/shared/api/use-file-names';
import * as useCreateKey from '@ziba/shared/api/use-create-key';
import * as useJob from '@ziba/shared/api/use-job';
import * as bookingsAheadList from '@ziba/shared/domain/bookings-ahead/bookings-ahead-list';
import * as signConsent from '@ziba/shared/domain/consents/sign-consent';
import * as offTimeMark from '@ziba/shared/domain/off-time-mark';
import * as alertBadge from '@ziba/shared/domain/patient-alerts/alert-badge';
import * as patientAlerts from '@ziba/shared/domain/patient-alerts/patient-alerts';
import * as usePatientAlerts from '@ziba/shared/domain/patient-alerts/use-patient-alerts';
import * as patientCard from '@ziba/shared/domain/patient-picker/patient-card';
import * as patientMarks from '@ziba/shared/domain/patient-picker/patient-marks';
import * as patientSearch from '@ziba/shared/domain/patient-picker/patient-search';
import * as whoOf from '@ziba/shared/domain/patient-picker/who-of';
import * as requiredItems from '@ziba/shared/domain/required-items';
import * as reportCalls from '@ziba/shared/api/report-calls';
import * as reportContent from '@ziba/shared/domain/reports/report-content';
import * as statusColumn from '@ziba/shared/domain/status-column';
import * as bulkBar from '@ziba/shared/ui/tables/bulk-bar';
import * as filterFold from '@ziba/shared/ui/tables/filter-fold/filter-fold';
import * as searchAndFilters from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import * as carefulDialog from '@ziba/shared/ui/forms/careful-dialog';
import * as collapsible from '@ziba/shared/ui/controls/collapsible';
import * as actionsColumn from '@ziba/shared/ui/tables/columns/actions-column';
import * as buttonColumn from '@ziba/shared/ui/tables/columns/button-column';
import * as dateTimeColumn from '@ziba/shared/ui/tables/columns/date-time-column';
import * as confirmDialog from '@ziba/shared/ui/overlays/confirm-dialog';
import * as copyCode from '@ziba/shared/ui/views/copy-code';
import * as dialog from '@ziba/shared/ui/overlays/dialog';
import * as drawer from '@ziba/shared/ui/overlays/drawer';
import * as factList from '@ziba/shared/ui/views/fact-list';
import * as pictureList from '@ziba/shared/ui/overlays/lightbox/picture-list';
import * as localTable from '@ziba/shared/ui/tables/local-table';
import * as printButton from '@ziba/shared/ui/print/print-button';
import * as progressBar from '@ziba/shared/ui/controls/progress-bar';
import * as useDownload from '@ziba/shared/ui/controls/use-download';
import * as jobProgress from '@ziba/shared/ui/views/job-progress/job-progress';
import * as qrCode from '@ziba/shared/ui/print/qr-code';
import * as skeleton from '@ziba/shared/ui/controls/skeleton';
import * as storedFiles from '@ziba/shared/ui/views/stored-files';
import * as tabs from '@ziba/shared/ui/controls/tabs';
import * as tooltip from '@ziba/shared/ui/overlays/tooltip';
import * as unavailableButton from '@ziba/shared/ui/overlays/unavailable-button';
import * as useRowSelection from '@ziba/shared/ui/tables/use-row-selection';

/** Parts of screens that a first list does not need; keys are paths below `@ziba/shared`. */
export const parts = {
  'api/read-file-url': readFileUrl,
  'api/use-file-names': useFileNames,
  'api/use-create-key': useCreateKey,
  'api/use-job': useJob,
  'domain/bookings-ahead/bookings-ahead-list': bookingsAheadList,
  'domain/consents/sign-consent': signConsent,
  'domain/off-time-mark': offTimeMark,
  'domain/patient-alerts/alert-badge': alertBadge,
  'domain/patient-alerts/patient-alerts': patientAlerts,
  'domain/patient-alerts/use-patient-alerts': usePatientAlerts,
  'domain/patient-picker/patient-card': patientCard,
  'domain/patient-picker/patient-marks': patientMarks,
  'domain/patient-picker/patient-search': patientSearch,
  'domain/patient-picker/who-of': whoOf,
  'domain/required-items': requiredItems,
  'api/report-calls': reportCalls,
  'domain/reports/report-content': reportContent,
  'domain/status-column': statusColumn,
  'ui/tables/bulk-bar': bulkBar,
  'ui/tables/filter-fold/filter-fold': filterFold,
  'ui/tables/filter-fold/search-and-filters': searchAndFilters,
  'ui/forms/careful-dialog': carefulDialog,
  'ui/controls/collapsible': collapsible,
  'ui/tables/columns/actions-column': actionsColumn,
  'ui/tables/columns/button-column': buttonColumn,
  'ui/tables/columns/date-time-column': dateTimeColumn,
  'ui/overlays/confirm-dialog': confirmDialog,
  'ui/views/copy-code': copyCode,
  'ui/overlays/dialog': dialog,
  'ui/overlays/drawer': drawer,
  'ui/views/fact-list': factList,
  'ui/overlays/lightbox/picture-list': pictureList,
  'ui/tables/local-table': localTable,
  'ui/print/print-button': printButton,
  'ui/controls/progress-bar': progressBar,
  'ui/controls/use-download': useDownload,
  'ui/views/job-progress/job-progress': jobProgress,
  'ui/print/qr-code': qrCode,
  'ui/controls/skeleton': skeleton,
  'ui/views/stored-files': storedFiles,
  'ui/controls/tabs': tabs,
  'ui/overlays/tooltip': tooltip,
  'ui/overlays/unavailable-button': unavailableButton,
  'ui/tables/use-row-selection': useRowSelection,
};
