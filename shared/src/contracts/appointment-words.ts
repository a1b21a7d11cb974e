import { z } from 'zod';
import {
  appointmentStatusLabels,
  appointmentTexts as texts,
  packageTypeLabels,
} from './appointment-texts';
import { appointmentStatuses, packageTypes, type PackageType } from './appointments';
import { actionDone } from './clinical';
import { words } from './common';
import { cleanText } from './normalise';

/** A word without spaces, half-spaces and upper case, for comparison. */
const bare = (text: string) =>
  cleanText(text)
    .toLowerCase()
    .replace(/[\s\u200c_-]+/g, '');

/** The words of the texts for a package type, without spaces. */
const packageWords = new Map<string, PackageType>(
  Object.entries({
    generalvisit: 'visit',
    doctor: 'visit',
    doctorvisit: 'visit',
    doctorappointment: 'visit',
    نوبتپزشک: 'visit',
    نوبتدکتر: 'visit',
    پزشک: 'visit',
    consultationappointment: 'consultation',
    نوبتمشاوره: 'consultation',
  }),
);

const codeOf = <Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
  text: string,
) => codes.find((code) => bare(code) === bare(text) || bare(labels[code]) === bare(text));

/** A code of the list or a word of the texts for it; empty is a visit. */
export const packageType = z
  .union([z.string().max(60), z.null()])
  .transform((text, context): PackageType => {
    if (!text?.trim()) return 'visit';
    const code = codeOf(packageTypes, packageTypeLabels, text) ?? packageWords.get(bare(text));
    if (code) return code;
    context.addIssue({ code: 'custom', message: words.wrongChoice });
    return z.NEVER;
  });

/** A code or a label of the texts. */
export const appointmentStatus = z
  .string({ error: texts.statusRequired })
  .max(40)
  .transform((text, context) => {
    const code = codeOf(appointmentStatuses, appointmentStatusLabels, text);
    if (code) return code;
    context.addIssue({ code: 'custom', message: texts.statusRequired });
    return z.NEVER;
  });

const actionWords = new Map<string, string | null>(
  Object.entries({
    [bare(actionDone)]: actionDone,
    done: actionDone,
    prescribed: actionDone,
    none: null,
    waiting: null,
    انجامنشده: null,
    درانتظار: null,
    '': null,
  }),
);

/** 'انجام شده' or nothing, in the words of text 2 or as codes. */
export const actionStatus = z
  .union([z.string().max(40), z.null()], { error: texts.actionStatus })
  .transform((text, context) => {
    const value = actionWords.get(bare(text ?? ''));
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: texts.actionStatus });
    return z.NEVER;
  });
