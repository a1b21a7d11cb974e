import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { DraftBase } from '../../session/draft-store';
import {
  draftBaseOf,
  editOf,
  nothingChanged,
  rebaseEdit,
  type ChangedMeanwhile,
  type EditBase,
} from './edit-base';
import { withSide, type Difference, type Values } from './edit-merge';
import { fillIn, showValues } from './form-values';
import { useFollowedRecord } from './use-followed-record';

/**
 * The edit of a stored record. A newer record replaces the fields that the user has not changed. A field
 * that both sides changed keeps what was typed and is a conflict; the edit then keeps its old version, so
 * that the server refuses it until somebody has chosen.
 */
export function useEdit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
  stored: object | undefined,
  isSaving: () => boolean,
) {
  const followed = useFollowedRecord(form, schema, stored, isSaving);
  const { baseRef, ownChangeRef, meanwhile, setMeanwhile, endAttempt } = followed;

  return {
    meanwhile,
    endAttempt,
    /** What these fields are based on, to be stored with a draft of them. */
    baseOf: (names: readonly string[]) => draftBaseOf(baseRef.current, names),
    /** The version that the edit is based on. */
    baseVersion: () => baseRef.current?.version,
    /** What is sent of these values. */
    editOf: (output: Output) => editOf<Input, Output>(baseRef.current, form.getValues(), output),

    /** Brings a draft back. If the record was changed since, the draft is merged like an edit. */
    restore: (typed: Values, draftBase?: DraftBase) => {
      const changed = restoreDraft(form, baseRef, typed, draftBase);
      if (changed) setMeanwhile(changed);
    },

    /** Call after saving: the edit is now based on what was sent. */
    afterSave: () => {
      const sent = form.getValues();
      form.reset(sent, { keepValues: true });
      if (baseRef.current) baseRef.current.values = { ...baseRef.current.values, ...sent };
      ownChangeRef.current = true;
      setMeanwhile(nothingChanged);
    },

    /** Settles the conflicts: the fields `given` take the stored value, the others keep what was typed. */
    settle: (given: readonly Difference[], version: number) => {
      const defaults = form.formState.defaultValues as Values;
      showValues(form, defaults, withSide(form.getValues(), given, 'theirs'));
      if (baseRef.current) {
        const values = withSide(baseRef.current.values, meanwhile.conflicts, 'theirs');
        baseRef.current = { ...baseRef.current, version, values, hasConflicts: false };
      }
      setMeanwhile(nothingChanged);
    },

    /** Drops what was typed: the edit begins again with the record as it is now. */
    startOver: () => {
      baseRef.current = undefined;
      setMeanwhile(nothingChanged);
      void endAttempt();
    },

    /** The user has read which fields others changed. */
    dismiss: () => setMeanwhile((before) => ({ ...before, adopted: [] })),
  };
}

/** Shows a draft in the form and merges it into the edit. Returns what others changed since it was written. */
function restoreDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  baseRef: RefObject<EditBase | undefined>,
  typed: Values,
  draftBase: DraftBase | undefined,
): ChangedMeanwhile | undefined {
  const known = baseRef.current;
  if (!known || !draftBase) {
    // A field that was emptied stays empty: the request must be the same as before the reload.
    fillIn(form, typed);
    return undefined;
  }
  const { version, values } = draftBase;
  const draft = { id: known.id, version, values: { ...known.values, ...values } };
  const rebased = rebaseEdit(draft, { ...form.getValues(), ...typed }, known.read, known.version);
  baseRef.current = rebased.base;
  showValues(form, { ...form.getValues(), ...known.read }, rebased.values);
  return rebased.changed;
}
