import {
  cashPointInput,
  type CashPoint,
  type CashPointInput,
} from '@ziba/shared/contracts/cash-points';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { MultiSelectField } from '@ziba/shared/ui/fields/multi-select-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { cashPoints } from '../../../data/cash-points.api';
import { useStaff } from '../../../data/staff-documents.api';
import { m } from './messages';

const words = m.points;
const { TextField } = fieldsOf<CashPointInput>();
const archive = { useArchive: cashPoints.useRemove, meaning: () => words.archiving };

/** The desks at which money is taken besides the main till, and who takes money at each. */
export function CashPointsCard() {
  const mayArchive = useMay('accounting', 'delete');
  const staff = (useStaff().data?.data ?? []).map(({ id, profile }) => ({
    value: String(id),
    label: formatText(profile.fullName),
  }));
  const nameOf = ({ name, user_ids }: CashPoint) => {
    const users = staff.filter(({ value }) => user_ids.includes(Number(value)));
    return words.row(name, users.map(({ label }) => label).join('، '));
  };
  return (
    <NamedListEditor
      title={words.title}
      hint={words.hint}
      resource={cashPoints}
      schema={cashPointInput}
      fields={
        <>
          <TextField name="name" label={words.name} />
          <MultiSelectField<CashPointInput>
            name="user_ids"
            label={words.users}
            hint={words.usersHint}
            source={staff}
            wide
          />
        </>
      }
      nameOf={nameOf}
      loadFailed={words.loadFailed}
      saved={words.saved}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
    />
  );
}
