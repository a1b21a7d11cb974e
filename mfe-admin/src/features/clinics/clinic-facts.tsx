import type { Clinic } from '@ziba/shared/contracts/clinics';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import type { Fact } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { ReactNode } from 'react';
import { ClinicFiles } from './clinic-files';
import { limitText } from './limit-text';
import { m } from './messages';

type Show<Name extends keyof Clinic> = (value: Clinic[Name], clinic: Clinic) => ReactNode;
type Shows = { [Name in keyof Clinic]?: Show<Name> };

const number = (value: string | null) => value && <Ltr>{toPersianDigits(value)}</Ltr>;
const amount = (value: number | null) => value !== null && formatToman(value);
const files = (names: string | null) => names && <ClinicFiles names={names} />;

/** How values are shown that are not plain text. */
const shows: Shows = {
  clinic_id: (code) => <Ltr>{code}</Ltr>,
  name_en: (name) => <Ltr>{name}</Ltr>,
  clinic_category: (category) => category?.name,
  responsible_national_id: number,
  phone1: number,
  phone2: number,
  created_at: formatDay,
  identity_file: files,
  avatar_image: files,
  storage_limit: limitText,
  upload_traffic_limit: limitText,
  sms_limit: limitText,
  subscription_type: (type) => m.subscriptionTypes[type] ?? type,
  subscription_start_date: formatDay,
  subscription_days: (days) => m.days(formatNumber(days)),
  amount_to_pay: amount,
  paid_amount: amount,
  invoice_file: files,
  contract_file: files,
};

type Shown = keyof typeof m.fields & keyof Clinic;

function facts(clinic: Clinic, names: readonly Shown[]): Fact[] {
  return names.map((name) => {
    const show = shows[name] as Show<typeof name> | undefined;
    const value = show ? show(clinic[name], clinic) : (clinic[name] as ReactNode);
    return { label: m.fields[name], value };
  });
}

/** What each of the four sections of the clinic detail shows in order. */
const groups = {
  general: [
    'name',
    'name_en',
    'clinic_id',
    'city',
    'address',
    'clinic_category',
    'responsible_name',
    'responsible_national_id',
    'phone1',
    'phone2',
    'identity_file',
    'avatar_image',
    'created_at',
  ],
  resources: [
    'storage_limit',
    'upload_traffic_limit',
    'sms_limit',
    'features',
    'subscription_type',
    'subscription_start_date',
    'subscription_days',
  ],
  financial: [
    'payment_title',
    'payment_description',
    'amount_to_pay',
    'paid_amount',
    'invoice_file',
  ],
  final: ['contract_file', 'notes'],
} as const satisfies Record<string, readonly Shown[]>;

/** The facts of one section of the clinic detail. */
export function clinicFacts(clinic: Clinic, group: keyof typeof groups): Fact[] {
  return facts(clinic, groups[group]);
}
