import type { Clinic } from '@ziba/shared/contracts/clinics';
import { formatText } from '@ziba/shared/format/text';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { sendNoticeTo, sendToManagerOf } from '../../data/sms-addresses';
import { m } from './messages';

/** The row actions that open the forms of the SMS panel with the clinic filled in. */
export const clinicMessagesColumn = actionsColumn<Clinic>({
  nameOf: ({ name }) => formatText(name),
  actions: ({ id, phone1 }) => [
    { label: m.sendNotice, icon: 'bell', to: sendNoticeTo(id) },
    { label: m.sendSms, icon: 'sms', to: sendToManagerOf(id, phone1) },
  ],
});
