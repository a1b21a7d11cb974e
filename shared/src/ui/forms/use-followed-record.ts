import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  mergeDifferences,
  nothingChanged,
  rebaseEdit,
  type ChangedMeanwhile,
  type EditBase,
} from './edit-base';
import { isSame } from './edit-merge';
import { showValues } from './form-values';
import { knownPart } from './schema-resolver';

/**
 * Follows the record that a form edits: whenever `stored` is a newer one, its values are merged into the
 * form. While the form is being saved nothing is merged; `endAttempt` makes up for that.
 */
export function useFollowedRecord<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
  stored: object | undefined,
  isSaving: () => boolean,
) {
  const baseRef = useRef<EditBase>(undefined);
  const ownChangeRef = useRef(false);
  const [meanwhile, setMeanwhile] = useState(nothingChanged);
  // Counts attempts to save: a record that arrived during one is merged after it.
  const [attempt, setAttempt] = useState(0);
  const onMerged = useRef<(merged: ChangedMeanwhile) => void>(undefined);

  const merge = useEffectEvent((row: object): ChangedMeanwhile => {
    const { id, version } = row as { id?: unknown; version?: number };
    const read = knownPart(schema, row);
    const known = baseRef.current;
    if (!known || known.id !== id) {
      baseRef.current = { id, version, values: read, read, hasConflicts: false };
      if (known) form.reset(read as Input);
      return nothingChanged;
    }
    if (isSame(read, known.read)) {
      if (!known.hasConflicts) known.version = version;
      return meanwhile;
    }
    const rebased = rebaseEdit(known, form.getValues(), read, version);
    baseRef.current = rebased.base;
    showValues(form, { ...form.getValues(), ...read }, rebased.values);
    const { conflicts, adopted } = rebased.changed;
    // The user knows about a change of this form.
    const isNews = !ownChangeRef.current;
    ownChangeRef.current = false;
    const earlier = meanwhile.adopted;
    return { conflicts, adopted: isNews ? mergeDifferences(earlier, adopted) : earlier };
  });

  useLayoutEffect(() => {
    if (!stored || isSaving()) return;
    const merged = merge(stored);
    // oxlint-disable-next-line react/set-state-in-effect -- The values of the form library lie outside React; what the merge found is known only here.
    setMeanwhile(merged);
    onMerged.current?.(merged);
    onMerged.current = undefined;
  }, [stored, isSaving, attempt]);

  /** Resolves when the newest record is merged, with all that others changed. */
  const endAttempt = (): Promise<ChangedMeanwhile> => {
    setAttempt((before) => before + 1);
    if (!baseRef.current) return Promise.resolve(nothingChanged);
    return new Promise((resolve) => {
      onMerged.current = resolve;
    });
  };
  return { baseRef, ownChangeRef, meanwhile, setMeanwhile, endAttempt };
}
