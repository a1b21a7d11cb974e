import { payrollTexts as texts } from '@ziba/shared/contracts/payroll';
import { Refusal } from '../../lib/refusal';

/** 409: the month of this person was posted already. */
export const alreadyPosted = (field: string) =>
  new Refusal(409, 'posted', texts.posted, { [field]: texts.posted });

/** 404: this person has no financial profile. */
export const noProfile = (field: string) =>
  new Refusal(404, 'not_found', texts.noProfile, { [field]: texts.noProfile });
