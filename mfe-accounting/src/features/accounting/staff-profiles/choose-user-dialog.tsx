import { newFinancialInfo } from '@ziba/shared/contracts/addresses';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useStaff } from '../../../data/staff-documents.api';
import { m } from './messages';

const choice = z.object({ user: z.string(m.choose.required).min(1, m.choose.required) });
type Choice = z.input<typeof choice>;

/** Chooses the member of staff whose profile is registered, by name, id or national code. */
export function ChooseUserDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { data } = useStaff();
  const people = data?.data ?? [];
  return (
    <Dialog open size="small" title={m.choose.title} onClose={onClose}>
      <Form
        frame="none"
        isQuestion
        schema={choice}
        submit={m.choose.next}
        cancel={{ label: common.cancel, onClick: onClose }}
        onSubmit={({ user }) => navigate(newFinancialInfo(Number(user)))}
      >
        <ComboboxField<Choice>
          name="user"
          label={m.choose.user}
          wide
          source={people.map(({ id, profile }) => ({
            value: String(id),
            label: formatText(profile.fullName),
            detail: m.choose.detail(
              toPersianDigits(id),
              toPersianDigits(profile.nationalCode ?? ''),
            ),
          }))}
        />
      </Form>
    </Dialog>
  );
}
