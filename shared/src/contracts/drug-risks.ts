import { z } from 'zod';
import {
  areRelated,
  avoidedInPregnancy,
  classesIn,
  drugClassLabels,
  type DrugClass,
} from './drug-classes';
import { toPersianDigits } from './digits';
import { namesDrug } from './names-drug';
import type { AlertBrief } from './patient-alerts';

/** The code of the refusal, with 409, of a prescription whose drugs may harm its patient, until a reason is given. */
export const drugRisksCode = 'drug_risks';
/** The `details` of that refusal: a sentence each. */
export const drugRiskDetails = z.object({ risks: z.array(z.string()) });

export const drugRiskTexts = {
  reason: 'دلیل تجویز با وجود هشدار را بنویسید',
  refused: 'این نسخه با هشدارهای زیباجو هم‌خوان نیست؛ برای ثبت آن دلیل بنویسید',
  allergy: (drug: string, allergy: string) => `«${drug}»: زیباجو به «${allergy}» حساسیت دارد.`,
  ofClass: (drug: string, group: string, allergy: string) =>
    `«${drug}» از گروه ${group} است و زیباجو به «${allergy}» حساسیت دارد.`,
  related: (drug: string, group: string, allergy: string) =>
    `«${drug}» از گروه ${group} است که با حساسیت به «${allergy}» می‌تواند هم‌زمان باشد.`,
  pregnancy: (drug: string, group: string) =>
    `«${drug}» از گروه ${group} است که در بارداری مصرف نمی‌شود.`,
} as const;
const texts = drugRiskTexts;

export interface WeighedDrug {
  name: string;
  /** The class that the clinic gave the drug; without it the name tells. */
  drug_class?: DrugClass | null;
}

type Alert = Pick<AlertBrief, 'kind' | 'text'>;

/** What a drug may do to a patient. `isNamed` if the allergy names the drug itself. */
export interface DrugRisk {
  isNamed: boolean;
  text: string;
}

/** The dangers of drugs for a patient with these active alerts, each once, as sentences. */
export function drugRisks(drugs: readonly WeighedDrug[], alerts: readonly Alert[]): DrugRisk[] {
  const risks = drugs.flatMap((drug) => alerts.flatMap((alert) => risksOf(drug, alert)));
  return [...new Map(risks.map((risk) => [risk.text, risk])).values()];
}

function risksOf({ name, drug_class: given }: WeighedDrug, { kind, text }: Alert): DrugRisk[] {
  const classes = given ? [given] : classesIn(name);
  const drug = shown(name);
  if (kind === 'pregnancy') {
    const avoided = classes.find((one) => avoidedInPregnancy.has(one));
    return avoided ? [asClass(texts.pregnancy(drug, drugClassLabels[avoided]))] : [];
  }
  if (kind !== 'allergy') return [];
  const allergy = shown(text);
  if (namesDrug(text, name)) return [{ isNamed: true, text: texts.allergy(drug, allergy) }];
  const allergic = classesIn(text);
  const same = classes.find((one) => allergic.includes(one));
  if (same) return [asClass(texts.ofClass(drug, drugClassLabels[same], allergy))];
  const near = classes.find((one) => allergic.some((other) => areRelated(one, other)));
  return near ? [asClass(texts.related(drug, drugClassLabels[near], allergy))] : [];
}

/** With Persian digits, unless it has Latin letters. */
const shown = (text: string): string => (/[A-Za-z]/.test(text) ? text : toPersianDigits(text));

const asClass = (text: string): DrugRisk => ({ isNamed: false, text });
