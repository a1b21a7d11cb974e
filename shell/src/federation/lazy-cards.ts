// Written by `node shared/build/provided-modules.mjs`.
import * as sendOnce from '@ziba/shared/api/send-once';
import * as useMayTakePayments from '@ziba/shared/session/use-may-take-payments';
import * as usePatientFileAddress from '@ziba/shared/session/use-patient-file-address';
import * as useLive from '@ziba/shared/api/use-live';
import * as notificationsCard from '@ziba/shared/domain/notifications-card';
import * as appointmentCall from '@ziba/shared/domain/visit-changes/appointment-call';
import * as quickActions from '@ziba/shared/domain/visit-changes/quick-actions';
import * as cardGrid from '@ziba/shared/ui/views/card-grid';
import * as chart from '@ziba/shared/ui/charts/chart';
import * as gauge from '@ziba/shared/ui/charts/gauge/gauge';
import * as menu from '@ziba/shared/ui/overlays/menu';
import * as statCard from '@ziba/shared/ui/views/stat-card';
import * as actionCard from '@ziba/shared/ui/views/action-card';

/** Dashboard cards, row menus, and the modules that send and update their data; keys are paths below `@ziba/shared`. */
export const cards = {
  'api/send-once': sendOnce,
  'session/use-may-take-payments': useMayTakePayments,
  'session/use-patient-file-address': usePatientFileAddress,
  'api/use-live': useLive,
  'domain/notifications-card': notificationsCard,
  'domain/visit-changes/appointment-call': appointmentCall,
  'domain/visit-changes/quick-actions': quickActions,
  'ui/views/card-grid': cardGrid,
  'ui/charts/chart': chart,
  'ui/charts/gauge/gauge': gauge,
  'ui/overlays/menu': menu,
  'ui/views/stat-card': statCard,
  'ui/views/action-card': actionCard,
};
