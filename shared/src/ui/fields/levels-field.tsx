import { common } from '../../messages';
import type { SelectOption } from '../controls/native-select';
import { choicesOf, labelIn } from './choices-of';
import { FieldFrame } from './field-frame';
import { Levels } from './levels.styles';
import { m } from './messages';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** What has a level, such as the sections of the panel. */
  rows: readonly SelectOption[];
  /** The levels from the lowest up. A row without a value has the first. */
  levels: readonly SelectOption[];
  /** Whether the user may choose this level for this row; other levels are shown but locked. */
  mayGive?: (row: string, level: string) => boolean;
  disabled?: boolean;
}

type Given = Readonly<Record<string, unknown>>;

const givenOf = (value: unknown): Given =>
  typeof value === 'object' && value !== null ? (value as Given) : {};
const always = () => true;

interface RowProps {
  id: string;
  label: string;
  levels: readonly { value: string; label: string }[];
  /** Undefined if the rows below it differ. */
  chosen: string | undefined;
  describedBy: string | undefined;
  isAll?: boolean;
  isLocked: (level: string) => boolean;
  onChoose: (level: string) => void;
  onBlur: () => void;
}

function LevelRow({ id, label, levels, chosen, describedBy, isAll, ...rest }: RowProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy}
      data-all={isAll}
    >
      <span id={`${id}-name`}>{label}</span>
      {levels.map((level) => (
        <label key={level.value}>
          <input
            type="radio"
            name={id}
            value={level.value}
            checked={chosen === level.value}
            disabled={rest.isLocked(level.value)}
            onBlur={rest.onBlur}
            onChange={() => rest.onChoose(level.value)}
          />
          <span>{level.label}</span>
        </label>
      ))}
    </div>
  );
}

/**
 * One level for each row of a table, such as none, read or write for each section. The value is an object:
 * the value of a row to the value of its level. Tab goes from row to row, arrow keys choose in a row. The
 * first row sets all others.
 */
export function LevelsField<Values>(props: Props<Values>) {
  const { name, label, hint, wide = true, mayGive = always, disabled = false } = props;
  const rows = choicesOf(props.rows);
  const levels = choicesOf(props.levels);
  const lowest = levels[0]?.value ?? '';
  const levelIn = (given: Given, row: string) => textOf(given[row]) || lowest;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) =>
      rows
        .filter((row) => levelIn(givenOf(stored), row.value) !== lowest)
        .map((row) => m.levelOf(row.label, labelIn(props.levels, givenOf(stored)[row.value])))
        .join('، '),
  });
  const given = givenOf(value);
  const chosen = new Set(rows.map((row) => levelIn(given, row.value)));
  const isLocked = (row: string, level: string) => disabled || !mayGive(row, level);
  const shared = {
    levels,
    describedBy: control['aria-describedby'],
    onBlur: control.onBlur,
  };

  return (
    <FieldFrame group {...{ id, name, label, hint, error, required, wide }}>
      <Levels $levels={levels.length} data-invalid={control['aria-invalid']}>
        <div aria-hidden="true">
          <span />
          {levels.map((level) => (
            <span key={level.value}>{level.label}</span>
          ))}
        </div>
        <LevelRow
          {...shared}
          id={`${id}-all`}
          label={common.all}
          isAll
          chosen={chosen.size === 1 ? [...chosen][0] : undefined}
          isLocked={(level) => rows.some((row) => isLocked(row.value, level))}
          onChoose={(level) =>
            set({ ...given, ...Object.fromEntries(rows.map((row) => [row.value, level])) })
          }
        />
        {rows.map((row) => (
          <LevelRow
            key={row.value}
            {...shared}
            id={`${id}-${row.value}`}
            label={row.label}
            chosen={levelIn(given, row.value)}
            isLocked={(level) => isLocked(row.value, level)}
            onChoose={(level) => set({ ...given, [row.value]: level })}
          />
        ))}
      </Levels>
    </FieldFrame>
  );
}
