import {
  clinicDraftForm,
  clinicForm,
  clinicSteps,
  type ClinicForm,
  type ClinicFormValues,
} from '@ziba/shared/contracts/clinic-form';
import { clinicDefaults } from '@ziba/shared/contracts/clinic-inputs';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { moduleTitles } from '@ziba/shared/contracts/section-modules';
import { todayIso } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { fieldsOf, type Edit } from '@ziba/shared/ui/forms/form';
import { Wizard, type WizardStep } from '@ziba/shared/ui/forms/wizard/wizard';
import { useMemo, type ReactNode } from 'react';
import { m as words } from '../messages';
import { GeneralInputs } from './general-inputs';
import { m } from './messages';
import { PaymentInputs } from './payment-inputs';
import { PlanInputs } from './plan-inputs';

const { AttachmentsField, TextAreaField } = fieldsOf<ClinicForm>();
type StepKey = keyof typeof clinicSteps;
const titles: Record<StepKey, string> = { ...words.groups, final: m.final };
const stepKeys = Object.keys(clinicSteps) as StepKey[];

/** A new clinic: the usual defaults, and fields that begin empty. */
const newClinic = (): Partial<ClinicForm> => ({
  ...{ name: '', name_en: '', city: '', address: '', clinic_category_id: '' },
  ...{ responsible_name: '', responsible_national_id: '', identity_file: '' },
  ...{ phone1: '', phone2: '', avatar_image: '' },
  ...clinicDefaults,
  ...{ subscription_start_date: todayIso(), features: [] },
  ...{ payment_title: '', payment_description: '', amount_to_pay: null, paid_amount: '' },
  ...{ invoice_file: '', contract_file: '', notes: '' },
});

/** A stored clinic in the form of the wizard, whose modules are a list. */
const formOf = (clinic: Clinic) => ({ ...clinic, features: moduleTitles(clinic.features) });

const stepsOf = (contents: Record<StepKey, ReactNode>): WizardStep<ClinicForm>[] =>
  stepKeys.map((key) => ({
    key,
    title: titles[key],
    names: Object.keys(clinicSteps[key].shape) as (keyof ClinicForm)[],
    schema: clinicSteps[key],
    content: contents[key],
  }));

/** The step at which a draft goes on; the last one if all are complete. */
const firstIncomplete = (clinic: object): StepKey =>
  stepKeys.find((key) => !clinicSteps[key].safeParse(clinic).success) ?? 'final';

/** The buttons that save. A draft stays one until it is activated; that needs every step. */
function buttonsOf(clinic: Clinic | undefined) {
  const activate = { key: 'activate', label: m.activate };
  const draft = { key: 'draft', label: m.saveDraft, schema: clinicDraftForm };
  if (!clinic) return [activate, { ...draft, isEarly: true }] as const;
  if (clinic.account_status === 'pending') return [draft, activate] as const;
  return [{ ...draft, label: common.saveChanges }] as const;
}

interface Props {
  /** The clinic that is edited, and how it is read again; missing for a new one. */
  stored?: Clinic;
  reload?: () => unknown;
  /** The address to which leaving without saving leads. */
  cancel: string;
  /** Saves; an edit sends `changes`. */
  onSubmit: (
    values: ClinicFormValues,
    isActivated: boolean,
    edit: Edit<ClinicForm, ClinicFormValues>,
  ) => unknown;
}

/**
 * The four steps of a clinic. A new one goes on when a step is complete, and can be kept as a draft at
 * any time; in a stored one every step is open.
 */
export function ClinicWizard({
  stored: clinic,
  reload = () => undefined,
  cancel,
  onSubmit,
}: Props) {
  const stored = useMemo(() => clinic && formOf(clinic), [clinic]);
  const steps = stepsOf({
    general: <GeneralInputs />,
    resources: <PlanInputs />,
    financial: <PaymentInputs stored={clinic} />,
    final: (
      <>
        <AttachmentsField
          name="contract_file"
          label={words.fields.contract_file}
          folder="general"
        />
        <TextAreaField name="notes" label={words.fields.notes} />
      </>
    ),
  });
  const isDraft = clinic?.account_status === 'pending';
  return (
    <Wizard
      label={clinic ? m.edit : m.create}
      schema={clinicForm}
      steps={steps}
      initial={newClinic()}
      startAt={stored && isDraft ? firstIncomplete(stored) : undefined}
      stored={stored}
      reload={reload}
      finish={buttonsOf(clinic)}
      failed={m.failed}
      cancel={{ label: common.cancel, to: cancel }}
      draft={clinic ? `clinic-${clinic.id}` : 'clinic'}
      onSubmit={(values, key, edit) => onSubmit(values, key === 'activate', edit)}
    />
  );
}
