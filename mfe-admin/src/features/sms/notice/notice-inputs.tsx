import type { NoticeForm } from '@ziba/shared/contracts/notifications';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { idInKey, useNoticeRecipients } from '../../../data/sms.api';
import { ReceiverField } from '../sending/receiver-field';
import { m } from './messages';

const { TextAreaField, TextField } = fieldsOf<NoticeForm>();

/** Title, receiver and text of a notice, with a preview and the number of readers. */
export function NoticeInputs() {
  const [receiver, title, content] = useWatch<NoticeForm, ['receiver', 'title', 'content']>({
    name: ['receiver', 'title', 'content'],
  });
  const recipients = useNoticeRecipients(idInKey(receiver)).data?.recipients;
  return (
    <>
      <TextField name="title" label={m.fields.title} hint={m.titleHint} wide />
      <ReceiverField<NoticeForm>
        name="receiver"
        label={m.fields.receiver}
        hint={m.receiverHint}
        wide
      />
      <TextAreaField name="content" label={m.fields.content} maxLength={5000} rows={6} wide />
      <Preview role="group" aria-label={m.preview}>
        {title && <b dir="auto">{formatText(title)}</b>}
        {content && <p dir="auto">{formatText(content)}</p>}
        {recipients !== undefined && <small>{m.reaches(formatNumber(recipients))}</small>}
      </Preview>
    </>
  );
}

const Preview = styled.div`
  display: grid;
  gap: var(--space-1);
  grid-column: 1 / -1;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);

  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  small {
    color: var(--text-soft);
  }
`;
