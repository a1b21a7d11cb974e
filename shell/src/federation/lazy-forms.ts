// Written by `node shared/build/provided-modules.mjs`.
import * as randomId from '@ziba/shared/api/random-id';
import * as useDebounced from '@ziba/shared/api/use-debounced';
import * as uploadFile from '@ziba/shared/api/upload-file';
import * as useBookingsInWay from '@ziba/shared/domain/bookings-in-way/use-bookings-in-way';
import * as doctorServices from '@ziba/shared/domain/doctor-services/doctor-services';
import * as goodsLines from '@ziba/shared/domain/goods-lines';
import * as medicationsField from '@ziba/shared/domain/medications-field';
import * as namedSelectField from '@ziba/shared/domain/named-select-field';
import * as ownPasswordForm from '@ziba/shared/domain/own-password/own-password-form';
import * as fieldLabels from '@ziba/shared/domain/patient-form/field-labels';
import * as patientInputs from '@ziba/shared/domain/patient-form/patient-inputs';
import * as patientField from '@ziba/shared/domain/patient-picker/patient-field';
import * as requiredItemsField from '@ziba/shared/domain/required-items-field';
import * as reportChangeForm from '@ziba/shared/domain/reports/report-change-form';
import * as reportInputs from '@ziba/shared/domain/reports/report-inputs';
import * as useReportSending from '@ziba/shared/domain/reports/use-report-sending';
import * as randomCode from '@ziba/shared/format/random-code';
import * as draftStore from '@ziba/shared/session/draft-store';
import * as scheme from '@ziba/shared/theme/scheme';
import * as tokens from '@ziba/shared/theme/tokens';
import * as chat from '@ziba/shared/ui/chat/chat';
import * as entryForm from '@ziba/shared/ui/forms/entry-form';
import * as fieldGroup from '@ziba/shared/ui/forms/field-group';
import * as comboboxField from '@ziba/shared/ui/fields/combobox-field';
import * as dateTimeField from '@ziba/shared/ui/fields/date-time-field';
import * as fieldFrame from '@ziba/shared/ui/fields/field-frame';
import * as fieldNote from '@ziba/shared/ui/fields/field-note';
import * as imageField from '@ziba/shared/ui/fields/image-field';
import * as choices from '@ziba/shared/ui/fields/choices';
import * as levelsField from '@ziba/shared/ui/fields/levels-field';
import * as listField from '@ziba/shared/ui/fields/list-field';
import * as multiSelectField from '@ziba/shared/ui/fields/multi-select-field';
import * as radioField from '@ziba/shared/ui/fields/radio-field';
import * as switchField from '@ziba/shared/ui/fields/switch-field';
import * as timeRangesField from '@ziba/shared/ui/fields/time-ranges-field';
import * as form from '@ziba/shared/ui/forms/form';
import * as namedListEditor from '@ziba/shared/ui/forms/named-list-editor';
import * as settingsPart from '@ziba/shared/ui/forms/settings-part';
import * as useDiscard from '@ziba/shared/ui/overlays/use-discard';
import { providedZod } from './provided-zod';
import { providedFormLibrary } from './provided-form-library';

/** Forms and their fields; keys are paths below `@ziba/shared`. */
export const forms = {
  'api/random-id': randomId,
  'api/use-debounced': useDebounced,
  'api/upload-file': uploadFile,
  'domain/bookings-in-way/use-bookings-in-way': useBookingsInWay,
  'domain/doctor-services/doctor-services': doctorServices,
  'domain/goods-lines': goodsLines,
  'domain/medications-field': medicationsField,
  'domain/named-select-field': namedSelectField,
  'domain/own-password/own-password-form': ownPasswordForm,
  'domain/patient-form/field-labels': fieldLabels,
  'domain/patient-form/patient-inputs': patientInputs,
  'domain/patient-picker/patient-field': patientField,
  'domain/required-items-field': requiredItemsField,
  'domain/reports/report-change-form': reportChangeForm,
  'domain/reports/report-inputs': reportInputs,
  'domain/reports/use-report-sending': useReportSending,
  'format/random-code': randomCode,
  'session/draft-store': draftStore,
  'theme/scheme': scheme,
  'theme/tokens': tokens,
  'ui/chat/chat': chat,
  'ui/forms/entry-form': entryForm,
  'ui/forms/field-group': fieldGroup,
  'ui/fields/combobox-field': comboboxField,
  'ui/fields/date-time-field': dateTimeField,
  'ui/fields/field-frame': fieldFrame,
  'ui/fields/field-note': fieldNote,
  'ui/fields/image-field': imageField,
  'ui/fields/choices': choices,
  'ui/fields/levels-field': levelsField,
  'ui/fields/list-field': listField,
  'ui/fields/multi-select-field': multiSelectField,
  'ui/fields/radio-field': radioField,
  'ui/fields/switch-field': switchField,
  'ui/fields/time-ranges-field': timeRangesField,
  'ui/forms/form': form,
  'ui/forms/named-list-editor': namedListEditor,
  'ui/forms/settings-part': settingsPart,
  'ui/overlays/use-discard': useDiscard,
};

/** Libraries that only this chunk needs, by import name. */
export const libraries: Readonly<Record<'zod' | 'react-hook-form', object>> = {
  zod: providedZod,
  'react-hook-form': providedFormLibrary,
};

/** Loads a chunk that is built upon this one: payments and refunds of patients, and the patient drawer that opens them. */
export const loadMoney = () => import(/* webpackChunkName: "money" */ './lazy-money');

/** Loads a chunk that is built upon this one: forms in steps, bank accounts and the text of an SMS. */
export const loadWizard = () => import(/* webpackChunkName: "wizard" */ './lazy-wizard');
