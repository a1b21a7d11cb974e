import { z } from 'zod';
import { clinicInput, subscriptionDays } from './clinic-inputs';
import { clinicTexts } from './clinic-texts';

const { shape } = clinicInput;

const isThere = (value: unknown) => value !== null && value !== undefined && value !== '';
/** A field that a draft may leave empty, as a complete step needs it. */
const asked = <Schema extends z.ZodType>(schema: Schema, message: string = clinicTexts.required) =>
  schema.refine(isThere, message);

const general = {
  name: shape.name,
  name_en: shape.name_en,
  city: shape.city,
  address: shape.address,
  clinic_category_id: shape.clinic_category_id,
  responsible_name: shape.responsible_name,
  responsible_national_id: shape.responsible_national_id,
  identity_file: shape.identity_file,
  phone1: shape.phone1,
  phone2: shape.phone2,
  avatar_image: shape.avatar_image,
};
const resources = {
  storage_limit: asked(shape.storage_limit),
  upload_traffic_limit: asked(shape.upload_traffic_limit),
  sms_limit: asked(shape.sms_limit),
  subscription_type: asked(shape.subscription_type),
  subscription_days: subscriptionDays,
  subscription_start_date: asked(shape.subscription_start_date),
  features: shape.features,
};
const financial = {
  payment_title: shape.payment_title,
  payment_description: shape.payment_description,
  amount_to_pay: shape.amount_to_pay,
  paid_amount: shape.paid_amount,
  invoice_file: shape.invoice_file,
};
const final = { contract_file: shape.contract_file, notes: shape.notes };

/** What must be there before the step after is opened. */
const complete = {
  general: { ...general, identity_file: asked(general.identity_file, clinicTexts.identity) },
  resources,
  financial: {
    ...financial,
    payment_title: asked(financial.payment_title),
    payment_description: asked(financial.payment_description),
    paid_amount: asked(financial.paid_amount),
    invoice_file: asked(financial.invoice_file, clinicTexts.invoice),
  },
  final: { ...final, contract_file: asked(final.contract_file, clinicTexts.contract) },
};

/** The four steps of the wizard of a clinic. */
export const clinicSteps = {
  general: z.object(complete.general),
  resources: z.object(complete.resources),
  financial: z.object(complete.financial),
  final: z.object(complete.final),
};

/** The whole wizard, as an active clinic needs it. */
export const clinicForm = z.object({
  ...complete.general,
  ...complete.resources,
  ...complete.financial,
  ...complete.final,
});
export type ClinicForm = z.input<typeof clinicForm>;
export type ClinicFormValues = z.output<typeof clinicForm>;

/** The same for a draft: documents and payment may still be missing. */
export const clinicDraftForm = z.object({ ...general, ...resources, ...financial, ...final });
