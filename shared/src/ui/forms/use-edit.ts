import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { DraftBase } from '../../session/draft-store';
import { isSame, mergeEdit, withSide, type Difference, type Values } from './edit-merge';
import { knownPart } from './schema-resolver';

/** The fields that were changed, and the version of the record that they are based on. */
export type Changes<Output> = Partial<Output> & { version?: number };

/** An edit of a stored record. */
export interface Edit<Input, Output> {
  changes: Changes<Output>;
  /** The values that the edit is based on, for lists that are sent entry by entry. */
  base: Partial<Input>;
  /** Whether the second button of the form, `also`, was pressed. */
  isAlso: boolean;
}

/** What others made of the record while it is edited here. */
export interface ChangedMeanwhile {
  /** Fields that both sides changed. */
  conflicts: readonly Difference[];
  /** Fields that only others changed; the form shows the new values already. */
  adopted: readonly Difference[];
}

interface Base {
  id: unknown;
  /** Of the record that the edit is based on: an old one while conflicts are open. */
  version: number | undefined;
  /** What a value is compared with to say whether it was changed here. */
  values: Values;
  /** The record as it was read last; what was saved from here may not be in it yet. */
  read: Values;
  hasConflicts: boolean;
}

const nothing: ChangedMeanwhile = { conflicts: [], adopted: [] };
/** An error or a press of the submit button is not undone by news of the record. */
const quietly = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

const rowOf = (row: object) => row as { id?: unknown; version?: number };

/**
 * Follows the record that a form edits. A newer one replaces the fields that nobody touched here; what
 * both sides changed stays as typed and is named as a conflict, and the edit keeps its old version, so that
 * the server refuses it until somebody has chosen. While the form is saving nothing is replaced.
 */
export function useEdit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
  stored: object | undefined,
  isSaving: RefObject<boolean>,
) {
  const base = useRef<Base>(undefined);
  const isOwnChange = useRef(false);
  const [meanwhile, setMeanwhile] = useState(nothing);
  // Counts the attempts to save: what arrived during one is merged when it has ended.
  const [attempt, setAttempt] = useState(0);
  const onMerged = useRef<(merged: ChangedMeanwhile) => void>(undefined);

  const fillIn = (name: string, value: unknown) => {
    const path = name as Path<Input>;
    form.setValue(path, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
  };

  const show = (defaults: Values, values: Values) => {
    form.reset(defaults as Input, quietly);
    for (const [name, value] of Object.entries(values)) {
      if (!isSame(value, defaults[name])) fillIn(name, value);
    }
  };

  const merge = useEffectEvent((row: object): ChangedMeanwhile => {
    const { id, version } = rowOf(row);
    const fresh = knownPart(schema, row);
    const known = base.current;
    if (!known || known.id !== id) {
      base.current = { id, version, values: fresh, read: fresh, hasConflicts: false };
      if (known) form.reset(fresh as Input);
      return nothing;
    }
    if (isSame(fresh, known.read)) {
      if (!known.hasConflicts) known.version = version;
      return meanwhile;
    }
    const { values, conflicts, adopted } = mergeEdit(known.values, form.getValues(), fresh);
    const hasConflicts = conflicts.length > 0;
    base.current = {
      id,
      version: hasConflicts ? known.version : version,
      values: withSide(fresh, conflicts, 'base'),
      read: fresh,
      hasConflicts,
    };
    show({ ...form.getValues(), ...fresh }, values);
    const isNews = !isOwnChange.current;
    isOwnChange.current = false;
    return {
      conflicts,
      adopted: isNews ? together(meanwhile.adopted, adopted) : meanwhile.adopted,
    };
  });

  useLayoutEffect(() => {
    if (!stored || isSaving.current) return;
    const merged = merge(stored);
    // oxlint-disable-next-line react/set-state-in-effect -- The values of the form library lie outside React; what the merge found is known only here.
    setMeanwhile(merged);
    onMerged.current?.(merged);
    onMerged.current = undefined;
  }, [stored, isSaving, attempt]);

  return {
    meanwhile,
    /** What these fields are based on, to be kept with a draft of them. */
    baseOf: (names: readonly string[]): DraftBase | undefined => {
      if (!base.current) return undefined;
      const { version, values } = base.current;
      return { version, values: Object.fromEntries(names.map((name) => [name, values[name]])) };
    },

    /** Brings a draft back: over a record that was changed since, as an edit that met that change. */
    restore: (typed: Values, draftBase?: DraftBase) => {
      const known = base.current;
      if (!known || !draftBase) {
        // An emptied field stays emptied: the same input must be the same request as before the reload.
        for (const [name, value] of Object.entries(typed)) fillIn(name, value);
        return;
      }
      const mine = { ...form.getValues(), ...typed };
      const was = { ...known.values, ...draftBase.values };
      const { values, ...changed } = mergeEdit(was, mine, known.read);
      const hasConflicts = changed.conflicts.length > 0;
      base.current = {
        ...known,
        version: hasConflicts ? draftBase.version : known.version,
        values: withSide(known.read, changed.conflicts, 'base'),
        hasConflicts,
      };
      show({ ...form.getValues(), ...known.read }, values);
      setMeanwhile(changed);
    },

    /** The version that the edit is based on. */
    baseVersion: () => base.current?.version,

    /** What is sent of these values. */
    editOf: (output: Output): Omit<Edit<Input, Output>, 'isAlso'> => {
      const version = base.current?.version;
      const values = base.current?.values ?? {};
      const typed = form.getValues();
      const changed = Object.entries(output as object).filter(
        ([name]) => !isSame(typed[name], values[name]),
      );
      const changes = Object.fromEntries(changed) as Partial<Output>;
      return {
        changes: version === undefined ? changes : { ...changes, version },
        base: values as Partial<Input>,
      };
    },

    /** Saving has ended well: what was sent is what the form is based on from now on. */
    saved: () => {
      const sent = form.getValues();
      form.reset(sent, { keepValues: true });
      if (base.current) base.current.values = { ...base.current.values, ...sent };
      isOwnChange.current = true;
      setMeanwhile(nothing);
    },

    /** Saving has ended, one way or the other. Answers what others changed, once it is merged. */
    ended: (): Promise<ChangedMeanwhile> => {
      setAttempt((before) => before + 1);
      if (!base.current) return Promise.resolve(nothing);
      return new Promise((resolve) => {
        onMerged.current = resolve;
      });
    },

    /** Settles the conflicts: these take the stored state, the others keep what is typed. */
    settle: (given: readonly Difference[], version: number) => {
      const { conflicts } = meanwhile;
      const defaults = form.formState.defaultValues as Values;
      show(defaults, withSide(form.getValues(), given, 'theirs'));
      if (base.current) {
        const values = withSide(base.current.values, conflicts, 'theirs');
        base.current = { ...base.current, version, values, hasConflicts: false };
      }
      setMeanwhile(nothing);
    },

    /** What was typed is thrown away: the edit begins anew with the record as it is now. */
    startOver: () => {
      base.current = undefined;
      setMeanwhile(nothing);
      setAttempt((before) => before + 1);
    },

    /** The notice of what others changed has been read. */
    dismiss: () => setMeanwhile((before) => ({ ...before, adopted: [] })),
  };
}

/** The later difference of a field takes the place of the earlier one. */
function together(earlier: readonly Difference[], later: readonly Difference[]) {
  const isNamed = ({ field, entry }: Difference) =>
    later.some((other) => other.field === field && other.entry === entry);
  return [...earlier.filter((difference) => !isNamed(difference)), ...later];
}
