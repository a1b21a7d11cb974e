import type { SmsReceiver } from '@ziba/shared/contracts/sms-receivers';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { receiverName, searchReceivers } from '../../../data/sms.api';
import { m } from './messages';

type Props<Values> = Pick<
  Parameters<typeof ComboboxField<Values>>[0],
  'name' | 'label' | 'hint' | 'wide' | 'onChoice'
>;

/** The value of a receiver in a form, such as `patient-7`. */
export const receiverKey = ({ kind, id }: Pick<SmsReceiver, 'kind' | 'id'>) => `${kind}-${id}`;

const choiceOf = (receiver: SmsReceiver) => ({
  value: receiverKey(receiver),
  label: formatText(receiver.name),
  detail: m.detail[receiver.kind](toPersianDigits(receiver.phone)),
});

const search = async (words: string, signal: AbortSignal) =>
  (await searchReceivers(words, signal)).map(choiceOf);

/** A field to choose whom a message is sent to, found by name, phone or code. */
export function ReceiverField<Values>(props: Props<Values>) {
  return (
    <ComboboxField<Values> {...props} source={search} labelOf={receiverName} nothing={m.nobody} />
  );
}
