import { formatText } from '../format/text';
import { ChoicePart } from '../ui/fields/choice-part';
import type { ItemPartProps, ItemRow } from '../ui/fields/item-column';
import type { Choice } from '../ui/fields/options/choice';
import { textOf } from '../ui/fields/use-field';
import { m } from './messages';

/** A drug of the clinic's list, with the parts of a line that it fills in. */
export interface DrugChoice extends Choice {
  line: ItemRow;
}

/** Asks the server for drugs that match the words. */
export type SearchDrugs = (words: string, signal: AbortSignal) => Promise<readonly DrugChoice[]>;

const shownDetails = ['form', 'strength', 'dose', 'frequency', 'duration', 'route'];

/** What is known of the drug of a line beside its name: form, strength, dose and so on. */
const detailsOf = (row: ItemRow) =>
  shownDetails
    .map((key) => formatText(textOf(row[key])))
    .filter(Boolean)
    .join('، ');

/**
 * The name of a medication: a drug of the clinic's list, found by typing, which also fills in the other parts of the
 * line; or any text, which is marked as not in the list.
 */
export function DrugPart({ search, ...props }: ItemPartProps & { search: SearchDrugs }) {
  const { row, onChange } = props;
  const name = textOf(row.name);
  const isListed = row.drug_id !== null && row.drug_id !== undefined;
  const outside = name.trim() !== '' && !isListed ? m.outsideDrugs : '';
  const mark = [outside, detailsOf(row)].filter(Boolean).join('، ') || null;
  return (
    <ChoicePart
      {...props}
      source={search}
      shown={name}
      mark={mark}
      isChosen={({ value }) => value === row.drug_id}
      // All choices come from the search above.
      onChoice={(choice) => onChange((choice as DrugChoice).line)}
      // Form and strength are those of the drug that was chosen before.
      onText={(typed) =>
        onChange({
          name: typed,
          ...(isListed && { drug_id: null, form: null, strength: null }),
        })
      }
      nothing={m.noDrugs}
    />
  );
}
