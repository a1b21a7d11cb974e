import type { ClinicForm } from '@ziba/shared/contracts/clinic-form';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { moduleTitles } from '@ziba/shared/contracts/section-modules';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClinicQuote } from '../../../data/clinic-quote.api';

const planFields = [
  'storage_limit',
  'upload_traffic_limit',
  'sms_limit',
  'subscription_type',
  'features',
] as const;

/**
 * The current price of what is chosen, which is the amount to pay of a new clinic. A stored clinic keeps its agreed
 * amount as long as nothing else is chosen.
 */
export function useQuotedAmount(stored: Clinic | undefined) {
  const { setValue, getValues } = useFormContext<ClinicForm>();
  const chosen = useWatch<ClinicForm, typeof planFields>({ name: planFields }).map(String);
  const plan = Object.fromEntries(planFields.map((name, index) => [name, chosen[index]]));
  const isKept = stored && planFields.every((name) => plan[name] === textOf(stored, name));
  const quote = useClinicQuote(plan);
  const total = quote.data && (quote.data.lines.length > 0 ? quote.data.total : null);
  const amount = isKept ? stored.amount_to_pay : total;
  const use = (next: number | null) =>
    setValue('amount_to_pay', next, { shouldDirty: stored !== undefined });

  const show = useEffectEvent((next: number | null) => {
    if (getValues('amount_to_pay') !== next) use(next);
  });
  useEffect(() => {
    if (amount !== undefined) show(amount);
  }, [amount]);
  return { quote, total, useToday: () => use(total ?? null) };
}

const textOf = (clinic: Clinic, name: (typeof planFields)[number]) =>
  String(name === 'features' ? moduleTitles(clinic.features) : clinic[name]);
